/** With a content server that is down, silent or broken, cached responses are served and other calls fail with a ContentSourceError. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { productList, productDetails } from '#server/catalogue/product-pages.ts'
import { ContentSourceError, type ContentSource } from '#server/content/content-source.ts'
import { faqList, faqPage } from '#server/faq/faqs.ts'
import { privacyPage } from '#server/legal/privacy.ts'
import { cachedSource, type CachedSource } from '#server/content/source-cache.ts'
import { strapiSource } from '#server/content/strapi/strapi-source.ts'
import { vacancyList } from '#server/vacancies/vacancies.ts'
import { faults, startFakeCms, type FakeCms } from './fake-cms.ts'

/** Loads at every call, so that each fault shows at once. */
const policy = { freshMs: 0, staleMs: 0, patienceMs: 5_000, retryMs: 0 }
/** ms before a silent server times out, instead of thirty seconds. */
const silentTimeout = 100
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
      fetch(address, cms.fault === 'silent' ? { ...init, signal: AbortSignal.timeout(silentTimeout) } : init),
  })
  content = cachedSource(source, policy)
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** The data of the pages, except the product list. */
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

test('fills every page from a healthy content server', async () => {
  const { faqs, vacancies, privacy, product } = await pages(content)
  expect(faqs.items.length).toBeGreaterThan(20)
  expect(vacancies.length).toBeGreaterThan(0)
  expect(privacy?.locale).toBe('nl')
  expect(product?.variants.length).toBe(66)
})

test.each(faults)('%s: serves what was loaded before', async (fault) => {
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
] as const)('%s: what was never loaded fails as "%s"', async (fault, kind) => {
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

test.each(faults)(
  '%s: the catalogue cannot be read again, and the product pages of the old one remain',
  async (fault) => {
    const catalogue = await readCatalogue(source, { details: content })
    const list = productList(catalogue, everything)
    cms.fault = fault
    await expect(readCatalogue(source, { details: content, before: catalogue })).rejects.toThrow(ContentSourceError)
    expect(productList(catalogue, everything)).toEqual(list)
    // Never asked for before: the list knows enough of it.
    expect((await productDetails(catalogue, 'planchet-ferro'))?.variants.length).toBeGreaterThan(0)
    await expect(productDetails(catalogue, 'bestaat-niet')).rejects.toThrow(ContentSourceError)
  },
)

test('a taxonomy that fails is empty at first, and taken from the old catalogue afterwards', async () => {
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

test('a product without its relations is shown with the rest', async () => {
  cms.rewrite = (body) =>
    body
      .replaceAll(/"(?:categories|collections|features|materials|color_textures|gallery|images)":\[/g, '"unknown":[')
      .replaceAll(/"(?:featured_image|texture_image|material)":\{/g, '"unread":{')
  const catalogue = await readCatalogue(source, { details: content })
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

test('leaves out a product whose address is that of another page', async () => {
  cms.rewrite = (body) => body.replaceAll('"slug":"planchet-ferro"', '"slug":"ferro"')
  const catalogue = await readCatalogue(source)
  expect([catalogue.products.has('ferro'), catalogue.products.size]).toEqual([
    false,
    productList(catalogue, everything).total,
  ])
})

test('serves the last good list when more than a tenth is refused, and fails without one', async () => {
  const before = await faqList(content, { page: 1 })
  const catalogue = await readCatalogue(source)
  cms.rewrite = (body) =>
    body.replaceAll('"title":"', '"title":null,"titel":"').replaceAll('"price":', '"price":{},"x":')
  expect(await faqList(content, { page: 1 })).toEqual(before)
  await expect(faqList(cachedSource(source, policy), { page: 1 })).rejects.toThrow(
    `The content server answered GET /api/faqs with entries that cannot be read: ${before.total} of ${before.total} of kind faq`,
  )
  await expect(readCatalogue(source, { before: catalogue })).rejects.toThrow('of kind variant (price of ')
})

test('leaves out one malformed entry and keeps the rest', async () => {
  const [good] = (await content.listFaqs({ start: 0, limit: 50 })).items
  cms.rewrite = (body) => body.replace(`"slug":"${good?.slug}"`, '"slug":null')
  const { items } = await content.listFaqs({ start: 0, limit: 50 })
  expect(items.length).toBeGreaterThan(20)
  expect(items.map(({ slug }) => slug)).not.toContain(good?.slug)
})

test('never sends what a visitor typed to the content server', async () => {
  cms.requests.length = 0
  const catalogue = await readCatalogue(source, { details: content })
  const crawled = cms.requests.length
  productList(catalogue, { search: 'geheim', category: ['x'] })
  await faqList(content, { search: 'geheim', page: 1 })
  expect(cms.requests.slice(crawled).join(' ')).not.toContain('geheim')
})
