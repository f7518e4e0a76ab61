/** Pages, menus, collections and all other documents: the same from the content server as from content/, what editors change is seen, and what is wrong or not published is not. */
import { createHmac } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { pullContent, pushContent } from '../../scripts/content-sync.ts'
import { contentKindNames, type ContentKindName } from '#server/content/content-kinds.ts'
import { makeEdition } from '#server/content/edited-content.ts'
import { keepUnitsOfFiles } from '#server/content/figures-with-units.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { documentSource } from '#server/content/strapi/documents/document-source.ts'
import type { Site } from '#tests/services/site-process.ts'
import { editorOf, type Editor } from './editor.ts'
import { startWebsite } from './website.ts'

const { url, token, pushToken, website: expected } = inject('contentServer')
const soon = { timeout: 20_000, interval: 100 }
let website: Site | undefined
let editor: Editor

beforeAll(async () => {
  editor = await editorOf(url)
  website = await startWebsite()
})
afterAll(async () => {
  await website?.[Symbol.asyncDispose]()
})

test('answers every kind as content/ has it', async () => {
  const source = documentSource({ url, token })
  const read = new Map<ContentKindName, readonly unknown[]>()
  for (const name of contentKindNames) read.set(name, (await source.read(name)) ?? [])
  const { files, refused } = makeEdition(read, new Map(), { contentDir: 'content', publicDir: 'public' })
  expect(refused).toEqual([])
  const ours = readContentFiles('content', 'public')
  keepUnitsOfFiles(ours)
  expect(files).toEqual(ours)
})

test('shows the first sentence of the home page when it is published, and in a preview before', async () => {
  const [path, page] = await editor.find('page', 'path', '/')
  const hero = { ...page.hero, intro: 'Een eerste zin die de redactie zojuist heeft geschreven, en niemand anders.' }
  await editor.change(path, { hero })
  const sentence = 'die de redactie zojuist heeft geschreven'
  for (const ask of waysToAsk) expect(await ask(), 'a draft is for nobody').not.toContain(sentence)

  const cookie = await previewCookie(path)
  const preview = await visit('/', { cookie })
  expect(preview.text).toContain(sentence)
  expect(preview.headers.get('cache-control')).toBe('no-store')
  expect(preview.headers.get('x-robots-tag')).toBe('noindex')
  expect((await visit('/')).text, 'a preview stays out of the page cache').not.toContain(sentence)

  await editor.publish(path)
  await expect.poll(async () => (await visit('/')).text, soon).toContain(sentence)
  await editor.change(path, { hero: page.hero })
  await editor.publish(path)
  await expect.poll(async () => (await visit('/')).text, soon).not.toContain(sentence)
})

test.each([
  ['product', 'slug', 'concept-product', '/producten/concept-product', 'Product in concept'],
  ['faq', 'slug', 'concept-vraag', '/veelgestelde-vragen/concept-vraag', 'Is deze vraag nog een concept?'],
  ['vacature', 'slug', 'concept-vacature', '/vacatures/concept-vacature', 'Vacature in concept'],
])('shows a %s that was never published in a preview, and to nobody else', async (kind, field, value, page, words) => {
  const [path] = await editor.find(kind, field, value)
  expect((await visit(page)).status).toBe(404)
  const cookie = await previewCookie(path, page)
  const preview = await visit(page, { cookie })
  expect([preview.status, preview.headers.get('cache-control'), preview.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex',
  ])
  expect(preview.text).toContain(words)
  expect(preview.text, 'the bar').toContain('refused')
  const list = page.slice(0, page.lastIndexOf('/'))
  for (const other of [page, list, `${list}?search=concept`, '/sitemap.xml', '/zoeken?q=concept'])
    expect((await visit(other)).text, other).not.toContain(words)
})

test('shows a changed menu, a closed day and the hours of a dealer', async () => {
  const [menuPath, menu] = await editor.single('footer-menu')
  const [first, ...others] = menu.items
  await editor.change(menuPath, { items: [{ ...first, title: 'Van de redactie' }, ...others] })
  await editor.publish(menuPath)
  await expect.poll(async () => (await visit('/contact')).text, soon).toContain('Van de redactie')
  await editor.change(menuPath, { items: menu.items })
  await editor.publish(menuPath)

  const slots = async () => (await visit('/showroom/afspraak')).text.match(/(?<=value=")\d{4}-\d\d-\d\dT/g) ?? []
  const openDay = (await slots()).at(-1)?.slice(0, 10) ?? ''
  expect(openDay, 'a day that is open').not.toBe('')
  const [showroomPath, { closed }] = await editor.single('showroom')
  await editor.change(showroomPath, { closed: `${closed}\n${openDay}` })
  await editor.publish(showroomPath)
  await expect.poll(slots, soon).not.toContain(`${openDay}T`)
  await editor.change(showroomPath, { closed })
  await editor.publish(showroomPath)
  await expect.poll(slots, soon).toContain(`${openDay}T`)

  const [dealerPath, dealer] = await editor.find('dealer', 'Naam', 'Hanze Bad & Bron')
  const week = { ...dealer.openingstijden, maVan: null, maTot: null, diVan: '11:11:00.000', diTot: null }
  await editor.change(dealerPath, { openingstijden: week })
  await expect(editor.publish(dealerPath), 'a day without its end').rejects.toThrow('Openingstijden 2')
  await editor.change(dealerPath, { openingstijden: { ...week, diTot: '16:16:00.000' } })
  await editor.publish(dealerPath)
  const dealerPage = '/verkooppunten/hanze-bad-bron'
  await expect.poll(async () => (await visit(dealerPage)).text, soon).toContain('11:11')
  await editor.change(dealerPath, { openingstijden: dealer.openingstijden })
  await editor.publish(dealerPath)
  await expect.poll(async () => (await visit(dealerPage)).text, soon).not.toContain('11:11')
})

test('shows a page that an editor adds, in lists too, and refuses an address that is taken', async () => {
  const list = '/content-manager/collection-types/api::page.page'
  const title = 'Zomer in de badkamer'
  const created = await editor.request('POST', list, {
    path: '/collecties/zomer',
    metaField: {
      title,
      description: 'Wat wij deze zomer maken: drie meubels in lichte kleuren, te zien in de toonzaal.',
    },
    hero: { layout: 'plain', title, intro: 'Drie meubels in lichte kleuren, te zien in de toonzaal.' },
    sections: [
      { __component: 'sections.invitation', title: 'Kom kijken', links: [{ label: 'Showroom', href: '/showroom' }] },
    ],
  })
  const { documentId } = z.object({ data: z.object({ documentId: z.string() }) }).parse(created).data
  const path = `${list}/${documentId}`
  for (const [taken, reason] of [
    ['/producten/zomer', 'een nieuwe pagina krijgt een adres als /naam'],
    ['/zoeken', 'dit adres is al van een andere bladzijde'],
  ] as const) {
    await editor.change(path, { path: taken })
    await expect(editor.publish(path)).rejects.toThrow(reason)
  }
  await editor.change(path, { path: '/collecties/zomer' })
  expect((await visit('/collecties/zomer')).status, 'a draft is for nobody').toBe(404)
  await editor.publish(path)
  await expect.poll(async () => (await visit('/collecties/zomer')).status, soon).toBe(200)
  const { text } = await visit('/collecties/zomer')
  expect(text).toContain(`<h1`)
  expect(text, 'its crumb').toContain(`aria-current="page">${title}`)
  for (const other of ['/sitemap.xml', '/zoeken?q=zomer+badkamer'])
    await expect.poll(async () => (await visit(other)).text, soon).toContain('/collecties/zomer')
  await editor.request('DELETE', path)
  await expect.poll(async () => (await visit('/collecties/zomer')).status, soon).toBe(404)
})

test('publishes a draft and takes it off again at the moments that an editor chose', async () => {
  const collection = '/content-manager/collection-types/api::vacature.vacature'
  const paragraph = [{ type: 'paragraph', children: [{ type: 'text', text: 'Werk voor twee weken.' }] }]
  const created = await editor.request('POST', collection, {
    titel: 'Meubelmaker voor twee weken',
    slug: 'twee-weken',
    locatie: 'Werkplaats',
    uren: '40',
    beschrijving: paragraph,
    algemene_info: paragraph,
    actief: true,
    publishOn: new Date(Date.now() + 2_000).toISOString(),
  })
  const { documentId } = z.object({ data: z.object({ documentId: z.string() }) }).parse(created).data
  const path = `${collection}/${documentId}`
  const status = async () => (await visit('/vacatures/twee-weken')).status
  expect(await status()).toBe(404)
  await expect.poll(status, { ...soon, timeout: 30_000 }).toBe(200)
  await editor.change(path, { unpublishOn: new Date().toISOString() })
  await expect.poll(status, { ...soon, timeout: 30_000 }).toBe(404)
  const [, { publishOn, unpublishOn }] = await editor.find('vacature', 'slug', 'twee-weken')
  expect([publishOn, unpublishOn], 'a moment that has passed is none any more').toEqual([null, null])
  await editor.request('DELETE', path)
})

test('leaves what the site cannot show a draft at its moment, until it is mended', async () => {
  const [path, page] = await editor.find('page', 'path', '/duurzaamheid')
  const intro = (text: unknown, publishOn: Date | null = null) =>
    editor.change(path, { hero: { ...page.hero, intro: text }, publishOn })
  const shown = (where: string) => async () => (await visit(where)).text
  await intro('Een kast van {{sunny.zwaarte}} kilogram hangt aan een muur die dat dragen kan.', new Date())
  // Once the room, due after the page, is there, the page has had its turn.
  const [roomPath, room] = await editor.find('room', 'slug', 'kersen-en-klei')
  await editor.change(roomPath, { line: 'Een regel op zijn moment', publishOn: new Date() })
  await expect.poll(shown('/inspiratie'), { ...soon, timeout: 30_000 }).toContain('Een regel op zijn moment')
  expect(await shown('/duurzaamheid')()).not.toContain('kilogram')
  await intro('Een kast van veel kilogram hangt aan een muur die dat dragen kan.', new Date())
  await expect.poll(shown('/duurzaamheid'), { ...soon, timeout: 30_000 }).toContain('Een kast van veel kilogram')
  await intro(page.hero?.['intro'])
  await editor.publish(path)
  await editor.change(roomPath, { line: room['line'] })
  await editor.publish(roomPath)
})

test('leads the old address of a room that was renamed to the new one', async () => {
  const [path, room] = await editor.find('room', 'slug', 'kersen-en-klei')
  const open = () => fetch(`${address()}/inspiratie/kersen-en-klei`, { redirect: 'manual' })
  expect((await open()).status).toBe(200)
  await editor.change(path, { slug: 'klei-en-kersen' })
  await editor.publish(path)
  await expect.poll(async () => (await open()).headers.get('location'), soon).toBe('/inspiratie/klei-en-kersen')
  expect((await visit('/inspiratie/klei-en-kersen')).status).toBe(200)
  await editor.change(path, { slug: room.slug })
  await editor.publish(path)
  await expect.poll(async () => (await open()).status, soon).toBe(200)
  const [redirect, { to }] = await editor.find('redirect', 'from', '/inspiratie/klei-en-kersen')
  expect(to).toBe('/inspiratie/kersen-en-klei')
  await editor.request('DELETE', redirect)
})

test('refuses in the panel what the site cannot show, in words, and goes on with what it had', async () => {
  const [path, page] = await editor.find('page', 'path', '/duurzaamheid')
  const broken = (hero: object) => editor.change(path, { hero: { ...page.hero, ...hero } })
  await broken({ intro: 'Hier staat een getal dat niemand kent: {{sunny.zwaarte}} kilogram.' })
  await expect(editor.publish(path)).rejects.toThrow(/sunny\.zwaarte/)
  const nowhere = {
    __component: 'sections.invitation',
    title: 'Kom kijken',
    links: [{ label: 'Hier', href: '/bestaat-niet' }],
  }
  await editor.change(path, { hero: page.hero, sections: [...page.sections, nowhere] })
  await expect(editor.publish(path)).rejects.toThrow('de link /bestaat-niet leidt nergens heen')
  expect((await visit('/duurzaamheid')).status).toBe(200)
  await editor.change(path, { hero: page.hero, sections: page.sections })
  await editor.publish(path)
  const [roomPath, { items }] = await editor.find('room', 'slug', 'kersen-en-klei')
  const { rooms } = readContentFiles('content', 'public')
  const seen = rooms.find(({ slug }) => slug === 'kersen-en-klei')?.items.find((item) => item.kind === 'product')
  const sold = (await editor.find('product', 'slug', seen?.product ?? ''))[0].split('/').at(-1)
  const [draftPath] = await editor.find('product', 'slug', 'concept-product')
  const product = { set: [{ documentId: draftPath.split('/').at(-1) }] }
  await editor.change(roomPath, { items: items.map((item) => ('product' in item ? { ...item, product } : item)) })
  await expect(editor.publish(roomPath)).rejects.toThrow('concept-product bestaat niet, of is nog niet gepubliceerd')
  expect((await visit('/inspiratie/kersen-en-klei')).text).not.toContain('concept-product')
  await editor.change(roomPath, {
    items: items.map((item) => ('product' in item ? { ...item, product: { set: [] } } : item)),
  })
  await expect(editor.publish(roomPath)).rejects.toThrow('bij Onderdelen 1, Product: dit is nog niet ingevuld')
  const named = items.map((item) => ('product' in item ? { ...item, product: { set: [{ documentId: sold }] } } : item))
  await editor.change(roomPath, { items: named })
  await editor.publish(roomPath)
  expect(await pushContent({ url, token: pushToken }, 'content', { writes: false, removes: false })).toEqual([])
})

test('pushes what differs and pulls what editors wrote, each once', async () => {
  const contentDir = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    cpSync('content', contentDir, { recursive: true, filter: (path) => !path.startsWith('content/studio') })
    const push = (writes: boolean) => pushContent({ url, token: pushToken }, contentDir, { writes, removes: false })
    const pull = (writes: boolean) => pullContent({ url, token }, { contentDir, publicDir: 'public' }, { writes })
    expect(await push(false)).toEqual([])
    expect(await pull(false)).toEqual([])

    const file = join(contentDir, 'rooms.json')
    const before = readFileSync(file, 'utf8')
    const [room] = z.array(z.looseObject({ slug: z.string(), line: z.string() })).parse(JSON.parse(before))
    writeFileSync(file, before.replace(room?.line ?? '', 'Een regel die uit een bestand komt'))
    const difference = [{ kind: 'room', key: room?.slug, how: 'changed' }]
    expect(await push(false)).toEqual(difference)
    expect(await push(true)).toEqual(difference)
    expect(await push(false)).toEqual([])
    await expect
      .poll(async () => (await visit('/inspiratie')).text, soon)
      .toContain('Een regel die uit een bestand komt')

    writeFileSync(file, before)
    expect(await pull(true)).toEqual(difference)
    expect(await pull(false)).toEqual([])
    expect(readFileSync(file, 'utf8')).toContain('Een regel die uit een bestand komt')
    writeFileSync(file, before)
    await push(true)
    await expect(pushContent({ url, token }, contentDir, { writes: true, removes: false })).resolves.toEqual([])
  } finally {
    rmSync(contentDir, { recursive: true })
  }
})

test('pushes all or nothing', async () => {
  const changes = [
    {
      kind: 'showroom',
      data: { timeZone: 'Europe/Amsterdam', minutes: 75, capacity: 1, daysAhead: 30, hoursNotice: 24, closed: '' },
    },
    { kind: 'room', data: { slug: 'half' } },
  ]
  const response = await fetch(`${url}/api/push`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${pushToken}` },
    body: JSON.stringify({ changes }),
  })
  expect(response.ok).toBe(false)
  expect(await pushContent({ url, token: pushToken }, 'content', { writes: false, removes: true })).toEqual([])
  const asReader = await fetch(`${url}/api/push`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  expect(asReader.status).toBe(403)
})

test('gives no preview for a link that is not signed, or too old', async () => {
  const open = (query: string) => fetch(`${address()}/api/voorbeeld?${query}`, { redirect: 'manual' })
  const link = (path: string, until: number) => new URLSearchParams(signed(path, until)).toString()
  expect((await open(link('/', Date.now() - 1))).status).toBe(401)
  expect((await open(link('//elders.example', Date.now() + 60_000))).status).toBe(401)
  expect((await open(`${link('/', Date.now() + 60_000)}x`)).status).toBe(401)
  expect((await open('naar=/')).status).toBe(401)
  const ended = await open('stop=')
  expect(ended.headers.get('set-cookie')).toContain('Max-Age=0')
})

function address(): string {
  return `http://127.0.0.1:${expected.port}`
}

async function visit(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(address() + path, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

function signed(path: string, until: number): Record<string, string> {
  const sign = createHmac('sha256', expected.secret).update(`${path}\n${until}`).digest('base64url')
  return { naar: path, tot: String(until), teken: sign }
}

async function previewCookie(path: string, page = '/'): Promise<string> {
  const response = await editor.preview(path)
  expect([response.status, response.headers.get('location')]).toEqual([303, page])
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** What a visitor would try to see a draft of the home page. */
const asked = (path: string, headers?: Record<string, string>) => async () => (await visit(path, headers)).text
const waysToAsk: (() => Promise<string>)[] = [
  asked('/'),
  asked('/?status=draft'),
  asked('/?preview=true'),
  asked('/?publicationState=preview'),
  asked('/?voorbeeld=1'),
  asked('/index.md'),
  asked('/llms.txt'),
  asked('/sitemap.xml'),
  asked('/zoeken?q=zojuist%20heeft%20geschreven'),
  asked('/api/products?status=draft'),
  asked('/api/pages?status=draft'),
  asked('/api/page-list?status=draft'),
  asked('/api/content-check'),
  asked('/', { cookie: 'voorbeeld=1' }),
  asked('/', { cookie: `voorbeeld=${Date.now() + 60_000}.` }),
  asked('/', { cookie: `voorbeeld=${Date.now() + 60_000}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA` }),
  asked('/', { cookie: 'voorbeeld=9999999999999.true; voorbeeld=1' }),
  asked('/', { 'x-revalidate-secret': 'geraden-geheim-van-niemand' }),
  asked('/', { authorization: 'Bearer geraden' }),
  asked('/', { 'x-forwarded-host': 'cms.oeverhout.example', 'cache-control': 'no-cache' }),
]
