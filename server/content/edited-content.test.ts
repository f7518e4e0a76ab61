/** What editors change is served; what is wrong costs nothing but itself. */
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { ContentKindName } from './content-kinds.ts'
import { draftContent, editedContent, makeEdition, type Edition } from './edited-content.ts'
import { readContentFiles } from './read-content-files.ts'
import { documentsOfFiles, type ContentDocument } from './strapi/documents/kind-files.ts'

const folders = { contentDir: 'content', publicDir: 'public' }
const base = readContentFiles('content', 'public')
const documents = (name: ContentKindName) =>
  documentsOfFiles(name, (file) => readFileSync(`content/${file}`, 'utf8'), 'content').map(({ document }) => document)
const roomSchema = z.looseObject({ slug: z.string(), line: z.string() })
const rooms = documents('room').map((room) => roomSchema.parse(room))
const [first] = rooms
if (!first) throw new Error('There are no rooms')
const withLine = (line: string) => rooms.map((room) => (room === first ? { ...room, line } : room))
const lineOf = ({ files }: Pick<Edition, 'files'>) =>
  files.rooms.find(({ slug }) => slug === first.slug)?.line.replaceAll('\u00A0', ' ')
const newLine = 'Een regel die de redactie heeft geschreven'

test('takes a kind of the server in place of its files, and the other kinds from the files', () => {
  const edition = makeEdition(new Map([['room', withLine(newLine)]]), new Map(), folders)
  expect(edition.refused).toEqual([])
  expect(lineOf(edition)).toBe(newLine)
  expect(edition.files.mirrors).toHaveLength(base.mirrors.length)
})

test('keeps the last good version of a document that is wrong, and takes the others', () => {
  const good = makeEdition(new Map([['room', withLine(newLine)]]), new Map(), folders)
  const bad = withLine('Te kort').map((room, index) =>
    index === 1 ? { ...room, line: 'Een andere regel die wel goed is' } : room,
  )
  const edition = makeEdition(new Map([['room', bad]]), good.documents, folders)
  expect(edition.refused).toEqual([expect.objectContaining({ kind: 'room', key: first.slug, where: 'line' })])
  expect(lineOf(edition)).toBe(newLine)
  expect(edition.files.rooms.find(({ slug }) => slug === rooms[1]?.slug)?.line).toBe('Een andere regel die wel goed is')
})

test('keeps a kind as it was for a reference that leads nowhere', () => {
  const good = makeEdition(new Map([['room', withLine(newLine)]]), new Map(), folders)
  const edition = makeEdition(
    new Map([['room', withLine('Een kamer van {{sunny.zwaarte}} kilogram')]]),
    good.documents,
    folders,
  )
  expect(edition.refused).toEqual([expect.objectContaining({ kind: 'room', where: '{{sunny.zwaarte}}' })])
  expect(lineOf(edition)).toBe(newLine)
  const without = makeEdition(
    new Map([['room', withLine('Een kamer van {{sunny.zwaarte}} kilogram')]]),
    new Map(),
    folders,
  )
  expect(lineOf(without), 'the files, where nothing was good before').toBe(first.line)
})

/** A server with a kind that a test changes. */
function server(answer: () => unknown[] | null, kind: ContentKindName = 'room') {
  const asked: ContentKindName[] = []
  return {
    asked,
    source: {
      async read(name: ContentKindName) {
        asked.push(name)
        return name === kind ? answer() : null
      },
      entries: async () => [],
      stamp: async (name: ContentKindName) => (name === kind ? JSON.stringify(answer()) : ''),
    },
  }
}

test('reads again only the kind that changed, serves files while the server is down, and keeps what was read for a restart', async () => {
  vi.useFakeTimers()
  try {
    let line = newLine
    let isDown = true
    const kept = new Map<string, readonly ContentDocument[]>()
    const { asked, source } = server(() => {
      if (isDown) throw new Error('down')
      return withLine(line)
    })
    const options = {
      ...folders,
      source,
      base,
      stored: {
        read: () => new Map(kept),
        write: (written: ReadonlyMap<string, readonly ContentDocument[]>) =>
          written.forEach((list, name) => kept.set(name, list)),
      },
      onMade: async () => {},
    }
    const content = editedContent(options)
    expect(await content.files()).toBe(base)
    isDown = false
    await vi.advanceTimersByTimeAsync(2_000)
    expect(lineOf({ files: await content.files() })).toBe(newLine)

    asked.length = 0
    line = 'Een tweede regel van de redactie, van later'
    content.renew(['room'])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked).toEqual(['room'])
    expect(lineOf({ files: await content.files() })).toBe(line)
    content.close()

    isDown = true
    const restarted = editedContent(options)
    expect(lineOf({ files: await restarted.files() })).toBe(line)
    restarted.close()
  } finally {
    vi.useRealTimers()
  }
})

test('reads drafts again when they were written, and only then', async () => {
  let line = newLine
  const { asked, source } = server(() => withLine(line))
  const drafts = draftContent(source, folders)
  expect(lineOf(await drafts())).toBe(newLine)
  asked.length = 0
  await drafts()
  expect(asked).toEqual([])
  line = 'Een tweede regel van de redactie, van later'
  expect(lineOf(await drafts())).toBe(line)
  expect(asked).toEqual(['room'])
})

test('keeps a kind that the server lost, and what is wrong of kinds that are not read again', async () => {
  vi.useFakeTimers()
  try {
    let answered: unknown[] | null = withLine(newLine)
    const { source } = server(() => answered)
    const stored = { read: () => new Map(), write: () => undefined }
    const content = editedContent({ ...folders, source, base, stored, onMade: async () => {} })
    expect(lineOf({ files: await content.files() })).toBe(newLine)
    answered = null
    content.renew(['room'])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(lineOf({ files: await content.files() })).toBe(newLine)
    expect(content.refused()).toEqual([expect.objectContaining({ kind: 'room', key: '' })])
    content.renew(['mirror'])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(content.refused()).toEqual([expect.objectContaining({ kind: 'room', key: '' })])
    answered = withLine(newLine)
    content.renew(['room'])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(content.refused()).toEqual([])
    content.close()
  } finally {
    vi.useRealTimers()
  }
})

test('reads again what names a document that is called otherwise or gone, and only then', async () => {
  vi.useFakeTimers()
  try {
    let mirrors = documents('mirror')
    const { asked, source } = server(() => mirrors, 'mirror')
    const stored = { read: () => new Map(), write: () => undefined }
    const content = editedContent({ ...folders, source, base, stored, onMade: async () => {} })
    await content.files()
    const askedAfter = async () => {
      asked.length = 0
      content.renew(['mirror'])
      await vi.advanceTimersByTimeAsync(1_000)
      return asked
    }
    expect(await askedAfter()).toEqual(['mirror'])
    mirrors = mirrors.slice(1)
    expect(await askedAfter()).toEqual(['mirror', 'collection-page', 'room'])
    content.close()
  } finally {
    vi.useRealTimers()
  }
})
