/** Pictures and drawings that editors upload: cut where they mark them, passed on by the website, and pulled with the documents that show them. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { readMediaManifest } from '#server/content/media.ts'
import type { Site } from '#tests/services/site-process.ts'
import { pullContent } from '../../scripts/content-sync.ts'
import { editorOf, type Editor } from './editor.ts'
import { startWebsite } from './website.ts'

const { url, token } = inject('contentServer')
const soon = { timeout: 20_000, interval: 100 }
let website: Site
let editor: Editor

beforeAll(async () => {
  editor = await editorOf(url)
  website = await startWebsite()
})
afterAll(async () => {
  await website[Symbol.asyncDispose]()
})

test('passes the drawing of a product on, and names the content server on no page', async () => {
  const { text } = await website.visit('/producten/kolomkast-morrison')
  expect(text).not.toContain(url)
  const [drawing] = text.match(/\/media\/inhoud\/[a-z0-9/-]+/) ?? []
  const response = await fetch(website.url + drawing)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await response.text()).toContain('<svg')
  for (const other of ['cms/api/products', 'cms/uploads/geen-2esvg', 'cms/admin', 'x'])
    expect((await website.visit(`/media/inhoud/${other}`)).status, other).toBe(404)
})

test('cuts an uploaded picture around the point that was marked in it, on its page, its card and a pull', async () => {
  const [contentDir, publicDir] = [mkdtempSync(join(tmpdir(), 'content-')), mkdtempSync(join(tmpdir(), 'public-'))]
  const [path, { picture }] = await editor.find('room', 'slug', 'kersen-en-klei')
  try {
    const point = { x: 90, y: 20 }
    const upload = await editor.upload('public/media/bedrijf/gereedschap.webp', 'Beitels op een werkbank', point)
    await editor.change(path, { picture: { ...picture, upload } })
    await editor.publish(path)
    const named = async () =>
      (await website.visit('/inspiratie/kersen-en-klei')).text.match(/\/img\/[^\s"]*cut\/[^\s"]*/g) ?? []
    await expect.poll(async () => (await named()).length, soon).toBeGreaterThan(1)
    const first = (await named()).find((address) => address.startsWith('/img/640/')) ?? ''
    expect(first).toContain('/cut/3x2-90-20/cms/uploads/')
    const sizeOf = async (address: string) => {
      const { width, height } = await sharp(await (await fetch(website.url + address)).arrayBuffer()).metadata()
      return [width, height]
    }
    expect(await sizeOf(first)).toEqual([640, 427])
    expect(await sizeOf(first.replace('/640/', '/og/').replace('.webp', '.jpg'))).toEqual([1200, 630])
    expect(await sizeOf(first.replace('.webp', '-portret.webp'))).toEqual([640, 800])
    const madeUp = first.replace('-90-20/', '-11-20/')
    expect((await fetch(website.url + madeUp)).status, 'a part that no page shows').toBe(404)

    cpSync('content', contentDir, { recursive: true, filter: (from) => !from.startsWith('content/studio') })
    cpSync('public/media/manifest.json', join(publicDir, 'media/manifest.json'))
    const pull = () => pullContent({ url, token }, { contentDir, publicDir }, { writes: true })
    expect(await pull()).toEqual([{ kind: 'room', key: 'kersen-en-klei', how: 'changed' }])
    const { media } = roomPicture(contentDir)
    const { pictures } = readMediaManifest(publicDir)
    expect(pictures[media]).toMatchObject({ width: 1200, height: 800 })
    expect(pictures[`${media}-portret`]).toMatchObject({ width: 960, height: 1200 })
    expect(await pull()).toEqual([])
  } finally {
    await editor.change(path, { picture: { ...picture, upload: null } })
    await editor.publish(path)
    for (const folder of [contentDir, publicDir]) rmSync(folder, { recursive: true })
  }
})

function roomPicture(contentDir: string) {
  const shown = z.looseObject({ media: z.string(), alt: z.string() })
  const rooms = z
    .array(z.looseObject({ slug: z.string(), picture: shown }))
    .parse(JSON.parse(readFileSync(join(contentDir, 'rooms.json'), 'utf8')))
  return shown.parse(rooms.find(({ slug }) => slug === 'kersen-en-klei')?.picture)
}

test('pulls an uploaded picture along with the document that shows it', async () => {
  const [contentDir, publicDir] = [mkdtempSync(join(tmpdir(), 'content-')), mkdtempSync(join(tmpdir(), 'public-'))]
  const [path, { picture }] = await editor.find('room', 'slug', 'kersen-en-klei')
  try {
    cpSync('content', contentDir, { recursive: true, filter: (from) => !from.startsWith('content/studio') })
    cpSync('public/media/manifest.json', join(publicDir, 'media/manifest.json'))
    const upload = await editor.upload('public/media/bedrijf/gereedschap.webp', 'Beitels op een werkbank')
    await editor.change(path, { picture: { ...picture, upload } })
    await editor.publish(path)
    const pull = () => pullContent({ url, token }, { contentDir, publicDir }, { writes: true })
    expect(await pull()).toEqual([{ kind: 'room', key: 'kersen-en-klei', how: 'changed' }])
    const shown = roomPicture(contentDir)
    expect(shown).toMatchObject({ media: expect.stringMatching(/^uploads\//), alt: 'Beitels op een werkbank' })
    expect(shown).not.toHaveProperty('file')
    const made = readMediaManifest(publicDir).pictures[shown.media]
    expect(made).toMatchObject({ width: 1200, height: 1200 })
    const bytes = readFileSync(join(publicDir, 'media', made?.file ?? ''))
    expect((await sharp(bytes).metadata()).width).toBe(1200)
    expect(await pull()).toEqual([])
  } finally {
    await editor.change(path, { picture: { ...picture, upload: null } })
    await editor.publish(path)
    for (const folder of [contentDir, publicDir]) rmSync(folder, { recursive: true })
  }
})
