/**
 * What an editor writes in the panel shows on the website: by the requests of the panel, the webhook and the page. The
 * entries are removed afterwards, so that the other tests find the content unchanged.
 */
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { editorOf, type Editor } from './editor.ts'
import type { Site } from '#tests/services/site-process.ts'
import { startWebsite } from './website.ts'

const { url } = inject('contentServer')
/** Long before a change would show without the webhook. */
const soon = { timeout: 15_000, interval: 250 }
let website: Site | undefined
let editor: Editor
const written: string[] = []

beforeAll(async () => {
  editor = await editorOf(url)
  website = await startWebsite()
})
afterAll(async () => {
  for (const path of written) await editor.request('DELETE', path)
  await website?.[Symbol.asyncDispose]()
})

test('shows a question when published, not its unpublished change, and nothing once it is removed', async () => {
  const page = '/veelgestelde-vragen/vraag-van-de-redactie'
  const faq = await write('faq', {
    title: 'Komt deze vraag van de redactie?',
    slug: 'vraag-van-de-redactie',
    antwoord: paragraph('Ja, deze vraag.'),
    category: 'Montage',
    is_featured: false,
  })
  expect((await visit(page)).status).toBe(404)
  await publish(faq)
  await expect
    .poll(() => visit(page), soon)
    .toMatchObject({ status: 200, text: expect.stringContaining('Komt deze vraag van de redactie?') })
  await editor.request('PUT', faq, { title: 'Is deze vraag al veranderd?' })
  expect((await visit(page)).text).not.toContain('Is deze vraag al veranderd?')
  await publish(faq)
  await expect
    .poll(() => visit(page), soon)
    .toMatchObject({ text: expect.stringContaining('Is deze vraag al veranderd?') })
  await remove(faq)
  await expect.poll(() => visit(page), soon).toMatchObject({ status: 404 })
})

test('shows a product on its page and in the list, with the latest price of its variant', async () => {
  const page = '/producten/kast-van-de-redactie'
  const variant = await write('variant', {
    article: 'REDACTIE-1',
    price: 1234.5,
    is_active: true,
    track_inventory: true,
    stock_quantity: 3,
    low_stock_threshold: 1,
    width: 800,
    height: 500,
    depth: 400,
  })
  const product = await write('product', {
    name: 'Kast van de redactie',
    slug: 'kast-van-de-redactie',
    short_description: 'Een kast die alleen in deze proef bestaat.',
    description: 'Een kast die alleen in deze proef bestaat.',
    model: 'kolomkast',
    is_active: true,
    is_new: false,
    is_featured: false,
    variants: { connect: [{ documentId: variant.split('/').at(-1) }], disconnect: [] },
  })
  expect((await visit(page)).status).toBe(404)
  await publish(product)
  await expect.poll(() => visit(page), soon).toMatchObject({ status: 200, text: expect.stringContaining('1.234,50') })
  await expect
    .poll(() => visit('/producten?sort=newest'), soon)
    .toMatchObject({ text: expect.stringContaining('Kast van de redactie') })
  await editor.request('PUT', variant, { price: 2345.67 })
  await expect.poll(() => visit(page), soon).toMatchObject({ text: expect.stringContaining('2.345,67') })
  await publish(product, { is_active: false })
  await expect.poll(() => visit(page), soon).toMatchObject({ status: 404 })
  await expect
    .poll(() => visit('/producten?sort=newest'), soon)
    .not.toMatchObject({ text: expect.stringContaining('Kast van de redactie') })
})

test('removes a vacancy that is no longer active', async () => {
  const page = '/vacatures/proeflezer'
  const vacancy = await write('vacature', {
    titel: 'Proeflezer',
    slug: 'proeflezer',
    locatie: 'Werkplaats',
    uren: '24-32',
    beschrijving: paragraph('U leest de website.'),
    algemene_info: paragraph('In overleg.'),
    actief: true,
  })
  await publish(vacancy)
  await expect.poll(() => visit(page), soon).toMatchObject({ status: 200, text: expect.stringContaining('Proeflezer') })
  expect((await visit('/vacatures')).text).toContain(page)
  await publish(vacancy, { actief: false })
  await expect.poll(() => visit('/vacatures'), soon).not.toMatchObject({ text: expect.stringContaining(page) })
  expect((await visit(page)).status).toBe(404)
})

function visit(path: string): Promise<{ status: number; text: string }> {
  if (!website) throw new Error('The website has not been started')
  return website.visit(path)
}

function paragraph(text: string) {
  return [{ type: 'paragraph', children: [{ type: 'text', text }] }]
}

/** Writes an entry as the panel does, as a draft where its type has drafts. @returns its path in the panel */
async function write(type: string, data: object): Promise<string> {
  const list = `/content-manager/collection-types/api::${type}.${type}`
  const { documentId } = z
    .object({ data: z.object({ documentId: z.string() }) })
    .parse(await editor.request('POST', list, data)).data
  const path = `${list}/${documentId}`
  written.push(path)
  return path
}

function publish(path: string, changes: object = {}): Promise<unknown> {
  return editor.request('POST', `${path}/actions/publish`, changes)
}

async function remove(path: string): Promise<void> {
  await editor.request('DELETE', path)
  written.splice(written.indexOf(path), 1)
}
