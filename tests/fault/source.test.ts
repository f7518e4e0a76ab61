/** A content server that is down, silent, broken or half-filled: what was known is given, what was not known fails in a known way, and nothing else happens. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { productList, productDetails } from '#server/catalogue/product-pages.ts'
import { ContentSourceError } from '#server/content/content-source-error.ts'
import type { ContentSource } from '#server/content/content-source.ts'
import { faqList, faqPage } from '#server/pages/faqs.ts'
import { privacyPage } from '#server/pages/privacy.ts'
import { cachedSource, type CachedSource } from '#server/content/source-cache.ts'
import { strapiSource } from '#server/content/strapi/strapi-source.ts'
import { vacancyList } from '#server/pages/vacancies.ts'
import { faults, startFakeCms, type FakeCms } from './fake-cms.ts'

/** Everything is asked afresh and nothing is waited for long, so that each fault is met at once. */
const memory = { freshMs: 0, staleMs: 0, patienceMs: 5_000, retryMs: 0 }
/** ms that a silent server is waited for, instead of thirty seconds. */
const endOfSilence = 100
const everything = {}

let cms: FakeCms
let source: ContentSource
let content: CachedSource
beforeAll(async () => {
  cms = await startFakeCms()
})
afterAll(() => cms[Symbol.asyncDispose]())
beforeEach(() => {
  cms.fault = null
  cms.rewrite = (body) => body
  source = strapiSource({
    url: cms.url,
    fetch: (address, init) =>
      fetch(address, cms.fault === 'silent' ? { ...init, signal: AbortSignal.timeout(endOfSilence) } : init),
  })
  content = cachedSource(source, memory)
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** What the pages are made of, the product list apart. */
async function pages(from: ContentSource) {
  const [faqs, faq, vacancies, vacancy, privacy, product] = await Promise.all([
    faqList(from, { page: 1 }),
    faqPage(from, 'waar-kan-ik-een-meubel-van-oeverhout-kopen'),
    vacancyList(from),
    from.listVacancies().then(([first]) => (first ? from.getVacancy(first.slug) : null)),
    privacyPage(from, 'nl'),
    from.getProduct('wastafelmeubel-beat-40'),
  ])
  return { faqs, faq, vacancies, vacancy, privacy, product }
}

test('a content server that is well fills every page', async () => {
  const { faqs, vacancies, privacy, product } = await pages(content)
  expect(faqs.items.length).toBeGreaterThan(20)
  expect(vacancies.length).toBeGreaterThan(0)
  expect(privacy?.locale).toBe('nl')
  expect(product?.variants.length).toBe(66)
})

test.each(faults)('%s: what was known goes on being given', async (fault) => {
  const before = await pages(content)
  cms.fault = fault
  expect(await pages(content)).toEqual(before)
})

test.each([
  ['down', 'unreachable'],
  ['silent', 'timeout'],
  ['status 500', 'status'],
  ['cut', 'malformed'],
  ['page', 'malformed'],
] as const)('%s: what was not known fails as "%s"', async (fault, kind) => {
  cms.fault = fault
  for (const ask of [
    () => content.getFaq('x'),
    () => content.getProduct('x'),
    () => content.listVacancies(),
    () => content.listFaqs({ start: 0, limit: 50 }),
    () => content.listCategories(),
  ]) {
    const error: unknown = await ask().catch((thrown: unknown) => thrown)
    if (error instanceof ContentSourceError) expect(error.kind).toBe(kind)
    else expect([kind, String(error)]).toEqual(['status', 'PublicError: HTTP error! status: 500'])
  }
  expect(await privacyPage(content, 'nl')).toBeNull()
})

test.each(faults)('%s: the catalogue cannot be read, and the sheets of the one before go on', async (fault) => {
  const catalogue = await readCatalogue(source, { sheets: content })
  const list = productList(catalogue, everything)
  cms.fault = fault
  await expect(readCatalogue(source, { sheets: content, before: catalogue })).rejects.toThrow(ContentSourceError)
  expect(productList(catalogue, everything)).toEqual(list)
  // Never asked for before: the list knows enough of it.
  expect((await productDetails(catalogue, 'planchet-ferro'))?.variants.length).toBeGreaterThan(0)
  await expect(productDetails(catalogue, 'bestaat-niet')).rejects.toThrow(ContentSourceError)
})

test('lists beside the products that fail are left empty at first, and kept from the catalogue before', async () => {
  const broken: ContentSource = {
    ...source,
    listCategories: () => Promise.reject(new Error('unreachable')),
    listColors: () => Promise.reject(new Error('unreachable')),
  }
  const first = await readCatalogue(broken)
  expect([first.options.get('category'), first.options.get('color'), first.lists.isPartial]).toEqual([[], [], true])
  expect(productList(first, everything).total).toBeGreaterThan(150)
  const whole = await readCatalogue(source)
  const next = await readCatalogue(broken, { before: whole })
  expect([next.options.get('category'), next.options.get('color')]).toEqual([
    whole.options.get('category'),
    whole.options.get('color'),
  ])
})

test('relations that are missing leave a product with what it has', async () => {
  cms.rewrite = (body) =>
    body
      .replaceAll(/"(?:categories|collections|features|materials|color_textures|gallery|images)":\[/g, '"unknown":[')
      .replaceAll(/"(?:featured_image|texture_image|material)":\{/g, '"unread":{')
  const catalogue = await readCatalogue(source, { sheets: content })
  const { total, items } = productList(catalogue, everything)
  expect(total).toBeGreaterThan(150)
  expect(items[0]?.prices.min).toBeGreaterThan(0)
  expect(await productDetails(catalogue, 'wastafelmeubel-beat-40')).toMatchObject({
    category: null,
    collection: null,
    features: [],
    related: [],
  })
})

test('a product whose address is that of a page of its own is left out', async () => {
  cms.rewrite = (body) => body.replaceAll('"slug":"planchet-ferro"', '"slug":"ferro"')
  const catalogue = await readCatalogue(source)
  expect([catalogue.products.has('ferro'), catalogue.products.size]).toEqual([
    false,
    productList(catalogue, everything).total,
  ])
})

test('one entry that cannot be understood is left out, and the rest is there', async () => {
  const [good] = (await content.listFaqs({ start: 0, limit: 50 })).items
  cms.rewrite = (body) => body.replace(`"slug":"${good?.slug}"`, '"slug":null')
  const { items } = await content.listFaqs({ start: 0, limit: 50 })
  expect(items.length).toBeGreaterThan(20)
  expect(items.map(({ slug }) => slug)).not.toContain(good?.slug)
})

test('a visitor who searches, filters or makes up an address never reaches the content server with it', async () => {
  cms.asked.length = 0
  const catalogue = await readCatalogue(source, { sheets: content })
  const crawled = cms.asked.length
  productList(catalogue, { search: 'geheim', category: ['x'] })
  await faqList(content, { search: 'geheim', page: 1 })
  expect(cms.asked.slice(crawled).join(' ')).not.toContain('geheim')
})
