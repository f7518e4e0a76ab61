/** How the Dutch copy is written: what a product says of its making is its own, and no page preaches more than once. */
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'
import { contentTexts } from './dutch-texts.ts'

const files = readContentFiles(resolve('content'), resolve('public'))
const opening = (paragraph: string) => paragraph.split(' ').slice(0, 4).join(' ').toLowerCase()
const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

test('no two families say how they are made in the same paragraph or with the same opening', () => {
  const paragraphs = files.families.flatMap(({ description }) => description)
  expect(paragraphs.length).toBeGreaterThan(40)
  expect(repeated(paragraphs)).toEqual([])
  expect(repeated(paragraphs.map(opening))).toEqual([])
})

test('every product of a collection whose pages were written product by product begins with how it is made itself', () => {
  const told = new Set(['beat40', 'beat45', 'nuance515', 'epoch', 'epoque', 'morrison', 'tresore', 'ligne'])
  const shared = new Set(files.families.flatMap(({ description }) => description.map(opening)))
  const first = expandFamilies(files)
    .filter(({ collections }) => collections.some(({ slug }) => told.has(slug)))
    .map(({ description }) => description.split('\n\n')[0] ?? '')
  expect(first.length).toBeGreaterThan(90)
  expect(repeated(first)).toEqual([])
  expect(repeated(first.map(opening))).toEqual([])
  expect(first.filter((paragraph) => shared.has(opening(paragraph)))).toEqual([])
})

test('every cabinet with a basin begins with how it is made itself', () => {
  const basinModels = new Set(['wastafelmeubel', 'toiletmeubel'])
  const first = expandFamilies(files)
    .filter(({ model }) => basinModels.has(model))
    .map(({ description }) => description.split('\n\n')[0] ?? '')
  expect(first.length).toBeGreaterThan(45)
  expect(repeated(first)).toEqual([])
  expect(repeated(first.map(opening))).toEqual([])
})

/** The sentences of every page by its name: a file, or an entry of a file in which every entry is a page. */
function sentencesByPage(): Map<string, string[]> {
  const byPage = new Map<string, string[]>()
  const add = (page: string, text: string) =>
    byPage.set(page, [...(byPage.get(page) ?? []), ...text.split(/(?<=[.?!])\s+/)])
  for (const { text, file } of contentTexts())
    if (/^content\/(?:pages|collections|assembly|catalogue\/families)\//.test(file)) add(file, text)
  for (const mirror of files.mirrors)
    for (const text of [mirror.tagline, ...mirror.story]) add(`mirror ${mirror.name}`, text)
  for (const finish of files.finishes)
    for (const text of [finish.meta.description, ...finish.story, ...finish.care]) add(`finish ${finish.name}`, text)
  for (const room of files.rooms) for (const text of [room.line, ...room.story]) add(`room ${room.slug}`, text)
  return byPage
}

/** Pages with more than one sentence of the figure. */
function pagesWithMore(pages: Map<string, string[]>, figure: RegExp) {
  return [...pages]
    .map(([page, sentences]) => [page, sentences.filter((sentence) => figure.test(sentence))] as const)
    .filter(([, found]) => found.length > 1)
}

describe('a page preaches at most once', () => {
  const pages = sentencesByPage()
  test.each([
    ['“this, not that” and “not that, but this”', /, (?:en )?(?:niet|geen) |\b(?:niet|geen) [^,.;:?!]+, maar\b/i],
    ['“whoever does this, knows that”', /(?:^|[:;] )wie [^?]+, [^?]+\.$/i],
  ])('%s', (_, figure) => {
    expect(pages.size).toBeGreaterThan(150)
    expect([...pages.values()].flat().filter((sentence) => figure.test(sentence)).length).toBeGreaterThan(3)
    expect(pagesWithMore(pages, figure)).toEqual([])
  })
})

test('counts the rooms in words wherever a text names their number', () => {
  const numbers = ['acht', 'negen', 'tien', 'elf', 'twaalf', 'dertien', 'veertien']
  const said = contentTexts().flatMap(({ text }) => /\b(\w+) badkamers\b/i.exec(text)?.[1]?.toLowerCase() ?? [])
  const counts = said.filter((word) => numbers.includes(word))
  expect(counts.length).toBeGreaterThan(1)
  expect(counts.filter((word) => numbers.indexOf(word) + 8 !== files.rooms.length)).toEqual([])
})

test('no page leans on people that no picture shows', () => {
  const pages = contentTexts().filter(({ file }) => /^content\/(?:pages|collections)\//.test(file))
  const leaning =
    /\b(?:zeventig|\d+) (?:mensen|makers|vakmensen|paar handen)\b|\bpaar handen\b|\bmensenwerk\b|\bvakmensen\b/i
  const steps = /\b(?:2|twee|twaalf) mensen\b/i
  expect(
    pages.filter(({ text }) => leaning.test(text) && !steps.test(text)).map(({ text, file }) => `${file}: ${text}`),
  ).toEqual([])
})
