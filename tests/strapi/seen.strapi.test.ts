/**
 * Each kind that editors change shows where it should, and leaves all other pages in memory. Writes how long it took from the publication to
 * the page to test-results/publish-to-seen.json (docs/cms.md, Changes show at once).
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pageKinds } from '#tests/e2e/page-kinds.ts'
import { freePort } from '#tests/services/ports.ts'
import type { Site } from '#tests/services/site-process.ts'
import { editorOf, type Editor } from './editor.ts'
import { rendered } from './rendered.ts'
import { relayWebhook, type WebhookRelay } from './webhook-relay.ts'
import { startWebsite } from './website.ts'

const { url, website: expected } = inject('contentServer')
const soon = { timeout: 20_000, interval: 25 }
let website: Site
let editor: Editor
let relay: WebhookRelay
/** ms from the answer to the publication until the page shows it, by kind. */
const seen: Record<string, number> = {}

beforeAll(async () => {
  editor = await editorOf(url)
  relay = await relayWebhook(expected.port, () => website.url)
  website = await startWebsite(await freePort())
})
afterAll(async () => {
  relay.close()
  await website[Symbol.asyncDispose]()
  mkdirSync('test-results', { recursive: true })
  writeFileSync('test-results/publish-to-seen.json', `${JSON.stringify(seen, null, 2)}\n`)
})

type Case = {
  kind: string
  /** A field and its value; the only document of its kind when absent. */
  find?: [field: string, value: string]
  /** A text of it, which gets another word. */
  text: string
  shownAt: string[]
  /** Whether every page reads it; /contact reads no other kind. */
  isEverywhere?: boolean
}
const cases: Case[] = [
  {
    kind: 'page',
    find: ['path', '/duurzaamheid'],
    text: 'Wat het kost om een kast te maken',
    shownAt: ['/duurzaamheid'],
  },
  {
    kind: 'collection-page',
    find: ['slug', 'beat45'],
    text: 'Eiken of lak met een doorlopende greeplijst, 450 mm diep',
    shownAt: ['/collecties'],
  },
  {
    kind: 'guide',
    find: ['path', '/montage/scharnieren/grass'],
    text: 'Scharnier Grass: drukknop en excenters',
    shownAt: ['/montage/scharnieren/grass'],
  },
  {
    kind: 'mirror',
    find: ['name', 'M01'],
    text: 'Een cirkel van glas in een lijst van zes millimeter.',
    shownAt: ['/collecties/spiegels/m01', '/collecties/spiegels'],
  },
  {
    kind: 'finish',
    find: ['name', 'eiken-naturel'],
    text: 'Eiken naturel',
    shownAt: ['/kleuren/eiken-naturel', '/kleuren'],
  },
  {
    kind: 'room',
    find: ['slug', 'kersen-en-klei'],
    text: 'Kersen met ronde hoeken, klei op de wand',
    shownAt: ['/inspiratie/kersen-en-klei', '/inspiratie'],
  },
  {
    kind: 'download',
    find: ['slug', 'brochure-2026'],
    text: 'Brochure 2026: collecties, kleuren en spiegels',
    shownAt: ['/downloads'],
  },
  {
    kind: 'dealer',
    find: ['Naam', 'Badhuis De Aa'],
    text: 'Stationsweg 14',
    shownAt: ['/verkooppunten/badhuis-de-aa'],
  },
  { kind: 'part-list', text: 'Demper voor ladesysteem Hettich', shownAt: ['/artikel'] },
  { kind: 'configurator', text: 'Kranen maken en verkopen wij niet.', shownAt: ['/samenstellen/beat45'] },
  { kind: 'opening-hours', text: 'Maandag tot en met donderdag', shownAt: ['/contact'], isEverywhere: true },
  { kind: 'header-menu', text: '400 mm diep, zonder greep', shownAt: ['/contact', '/'], isEverywhere: true },
  { kind: 'mobile-menu', text: 'Over Oeverhout', shownAt: ['/contact', '/'], isEverywhere: true },
  { kind: 'footer-menu', text: 'Alle collecties', shownAt: ['/contact', '/'], isEverywhere: true },
  {
    kind: 'faq',
    find: ['slug', 'waar-kan-ik-een-meubel-van-oeverhout-kopen'],
    text: 'Waar kan ik een meubel van Oeverhout kopen?',
    shownAt: ['/veelgestelde-vragen/waar-kan-ik-een-meubel-van-oeverhout-kopen', '/veelgestelde-vragen'],
  },
  {
    kind: 'vacature',
    find: ['slug', 'meubelmaker'],
    text: 'Meubelmaker',
    shownAt: ['/vacatures/meubelmaker', '/vacatures'],
    isEverywhere: true, // every page may have the banner of the vacancies
  },
  {
    kind: 'product',
    find: ['slug', 'kolomkast-morrison'],
    text: 'Kolomkast Morrison',
    shownAt: ['/producten/kolomkast-morrison', '/producten?search=morrison'],
  },
  { kind: 'privacy-page', text: 'Privacyverklaring', shownAt: ['/privacy'] },
]
const word = 'proefopname'

/** What a page says, without what differs between two renders of the same content. */
async function words(path: string): Promise<string> {
  return rendered((await website.visit(path)).text)
}

async function tagOf(path: string): Promise<string | null> {
  return (await website.visit(path)).headers.get('etag')
}

/** Publishes a change. @returns what resolves when the website has been told: a late webhook would make stale what the next test looks at */
async function write(path: string, changes: object): Promise<{ told: Promise<void> }> {
  const told = relay.told(/api::([\w-]+)/.exec(path)?.[1] ?? '')
  await editor.change(path, changes)
  await editor.publish(path)
  return { told }
}

test.each(cases)('shows a changed $kind on its pages, and leaves the others in memory', async (one) => {
  const { kind, find, text, shownAt, isEverywhere = false } = one
  const [path, entry] = find ? await editor.find(kind, ...find) : await editor.single(kind)
  const fields = Object.entries(entry).filter(([, value]) => JSON.stringify(value).includes(text))
  expect(fields.length, `${text} in ${kind}`).toBeGreaterThan(0)
  const before = Object.fromEntries(fields)
  const marked = Object.fromEntries(
    fields.map(([name, value]): [string, unknown] => [
      name,
      JSON.parse(
        JSON.stringify(value).replaceAll(text, `${text.replace(/\?$/, '')} ${word}${text.endsWith('?') ? '?' : ''}`),
      ),
    ]),
  )
  for (const page of shownAt) expect(await words(page)).not.toContain(word)
  const contact = await tagOf('/contact')
  expect(contact).not.toBeNull()

  try {
    const { told } = await write(path, marked)
    const started = performance.now()
    const [first = '', ...others] = shownAt
    await expect.poll(() => words(first), soon).toContain(word)
    seen[kind] = Math.round(performance.now() - started)
    for (const page of others) await expect.poll(() => words(page), soon).toContain(word)
    await told
    if (isEverywhere) expect(await tagOf('/contact')).not.toBe(contact)
    else expect(await tagOf('/contact'), 'rendered again for nothing').toBe(contact)
  } finally {
    await (
      await write(path, before)
    ).told
  }
  for (const page of shownAt) await expect.poll(() => words(page), soon).not.toContain(word)
})

test('shows a changed phone number everywhere without a build, and its draft only in a preview', async () => {
  const [path, { phone, phoneHref }] = await editor.single('site-facts')
  const [text, href] = ['088 000 98 76', 'tel:+31880009876']
  const places = {
    '/contact': [text, href, '"telephone":"+31880009876"'],
    '/inspiratie': [text, href],
    '/.well-known/security.txt': [href],
  }
  const missing = async (headers?: Record<string, string>) => {
    const found = await Promise.all(
      Object.entries(places).map(async ([page, said]) => {
        const { text: html } = await website.visit(page, headers)
        return said.filter((one) => !html.includes(one)).map((one) => `${one} on ${page}`)
      }),
    )
    return found.flat()
  }
  await editor.change(path, { phone: text, phoneHref: href })
  const cookie = (await editor.preview(path)).headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(await missing({ cookie })).toEqual([`${href} on /.well-known/security.txt`])
  expect(await missing()).toHaveLength(6)
  try {
    await editor.publish(path)
    const started = performance.now()
    await expect.poll(() => missing(), soon).toEqual([])
    seen['site-facts'] = Math.round(performance.now() - started)
  } finally {
    await (
      await write(path, { phone, phoneHref })
    ).told
  }
  await expect.poll(() => missing(), soon).toHaveLength(6)
})

test('searches with changed words without a build, and leaves pages without a search in memory', async () => {
  const [path, { synonyms }] = await editor.single('search-words')
  const typed = 'zzqxv'
  const [search, list] = [`/zoeken?q=${typed}`, `/producten?search=${typed}`]
  const pages = async () => (await website.visit('/api/search/paginas')).text
  const found = /href="\/producten\/kolomkast-/
  const contact = await tagOf('/contact')
  const without = await words(list)
  expect(await words(search)).not.toMatch(found)
  expect(await pages(), 'the browser has the words of the build').not.toContain('"synonyms"')
  try {
    const { told } = await write(path, { synonyms: [...synonyms, { key: typed, value: 'kolomkast' }] })
    const started = performance.now()
    await expect.poll(() => words(search), soon).toMatch(found)
    seen['search-words'] = Math.round(performance.now() - started)
    await expect.poll(() => words(list), soon).not.toBe(without)
    expect(await words(list)).toContain('Kolomkast')
    expect(await pages()).toContain(`"${typed}":["kolomkast"]`)
    await told
    expect(await tagOf('/contact'), 'rendered again for nothing').toBe(contact)
  } finally {
    await (
      await write(path, { synonyms })
    ).told
  }
  await expect.poll(() => words(search), soon).not.toMatch(found)
  expect(await pages()).not.toContain('"synonyms"')
})

test('serves no page from memory that says anything else than a new one would', async () => {
  const paths = pageKinds.map(([path]) => path)
  const fromMemory = await Promise.all(paths.map(words))
  const response = await fetch(`${website.url}/api/revalidate`, {
    method: 'POST',
    headers: { 'x-revalidate-secret': expected.secret },
    body: JSON.stringify({ event: 'entry.update', model: 'onbekend', uid: 'api::onbekend.onbekend' }),
  })
  expect(response.status).toBe(200)
  const again = await Promise.all(paths.map(words))
  for (const [index, path] of paths.entries()) expect(again[index], path).toBe(fromMemory[index])
})
