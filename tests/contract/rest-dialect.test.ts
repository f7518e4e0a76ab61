/** The REST dialect over the embedded content: its responses hold the content files in the shapes of a content server. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import qs from 'qs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Product } from '#domain/catalogue/product.schema.ts'
import { foldText } from '#domain/text-fold.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'
import { readEmbeddedContent } from '#server/content/embedded-source.ts'
import { asTyped } from '#server/content/figures-with-units.ts'
import { readContent } from '#server/content/prepared-content.ts'
import { readMediaManifest } from '#server/content/media.ts'
import { isResourceName, resources } from '#server/rest/content-types.ts'
import { operators } from '#server/rest/rest-filter.ts'
import { restResponse } from '#server/rest/rest-response.ts'
import { restStore } from '#server/rest/rest-store.ts'
import {
  wireColorSchema,
  wireErrorSchema,
  wireFaqSchema,
  wireMediaSchema,
  wirePrivacySchema,
  wireProductSchema,
  wireVacancySchema,
  wireVariantSchema,
} from '#server/content/strapi/wire.ts'

const publicDir = resolve('public')
const content = readEmbeddedContent(resolve('content'), publicDir)
const { files } = content
const made = expandFamilies(files)
const store = restStore(content, readMediaManifest(publicDir), publicDir)

type Init = ConstructorParameters<typeof Request>[1]
const ask = (path: string, init?: Init) => restResponse(new Request(`http://site.example${path}`, init), store)
/** The body of a response that must be 200. */
async function body(path: string, query: object = {}): Promise<unknown> {
  const answer = await ask(`${path}?${qs.stringify(query)}`)
  const text = await answer.text()
  expect(answer.status, text.slice(0, 300)).toBe(200)
  return JSON.parse(text)
}
/** The entries of the store have ids and times, and the relations that were asked for. */
const entry = {
  id: z.number().int(),
  documentId: z.string().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().optional(),
}
const mediaSchema = wireMediaSchema.extend(entry)
const colorSchema = wireColorSchema.safeExtend({ ...entry, texture_image: mediaSchema.nullish() })
const variantSchema = wireVariantSchema.extend(entry)
const productSchema = wireProductSchema.extend({ ...entry, variants: z.array(variantSchema).optional() })
const faqSchema = wireFaqSchema.extend(entry)
const vacancySchema = wireVacancySchema.extend(entry)
const wireList = <TSchema extends z.ZodType>(schema: TSchema) =>
  z.strictObject({ data: z.array(schema), meta: z.strictObject({ pagination: z.record(z.string(), z.number()) }) })
const wireSingle = <TSchema extends z.ZodType>(schema: TSchema) =>
  z.strictObject({ data: schema, meta: z.strictObject({}) })
const slugList = z.object({
  data: z.array(z.object({ slug: z.string() })),
  meta: z.object({ pagination: z.record(z.string(), z.number()) }),
})
async function slugs(path: string, query: object): Promise<string[]> {
  return slugList.parse(await body(path, { fields: 'slug', ...query })).data.map(({ slug }) => slug)
}
async function refused(path: string): Promise<{ status: number; name: string; message: string }> {
  const answer = await ask(path)
  const { data, error } = wireErrorSchema.parse(await answer.json())
  expect(data).toBeNull()
  expect(error.status).toBe(answer.status)
  return error
}

/** The request that the site itself sends to a content server. */
const list = {
  populate: {
    categories: true,
    collections: true,
    features: true,
    featured_image: true,
    gallery: true,
    variants: { populate: { color_textures: { populate: { texture_image: true, material: true } }, images: true } },
  },
  filters: { is_active: { $eq: true } },
  sort: ['createdAt:desc'],
  pagination: { start: 0, limit: 24, withCount: true },
}
const newest = (products: readonly Product[]) =>
  products.toSorted((a, b) =>
    a.createdAt === b.createdAt ? (a.slug < b.slug ? -1 : 1) : a.createdAt < b.createdAt ? 1 : -1,
  )
const active = made.filter((product) => product.is_active)

describe('the requests of the site', () => {
  test('lists products newest first, with prices in euros and without a page count', async () => {
    const { data, meta } = wireList(productSchema).parse(await body('/api/products', list))
    expect(meta.pagination).toEqual({ start: 0, limit: 24, total: active.length })
    const expected = newest(active).slice(0, 24)
    expect(data.map(({ slug }) => slug)).toEqual(expected.map(({ slug }) => slug))
    // What the adapter makes of these entries is in content-source.test.ts.
    expect(data).toMatchObject(
      expected.map(({ name, createdAt, variants }) => ({
        name,
        createdAt: `${createdAt}T12:00:00.000Z`,
        variants: variants.map(({ article, price }) => ({ article, price: price === 0 ? null : price / 100 })),
      })),
    )
  })

  test('gives colours pictures that exist', async () => {
    const query = { populate: { texture_image: true }, pagination: { limit: 100 } }
    const { data } = wireList(colorSchema).parse(await body('/api/colors', query))
    const urls = data.flatMap(({ texture_image }) => texture_image?.url ?? [])
    expect(urls.length).toBeGreaterThan(30)
    expect(urls.filter((url) => !existsSync(join(publicDir, url)))).toEqual([])
  })

  test('searches questions in title and answer, without regard to case', async () => {
    const [faq] = files.faqs
    const search = (text: string) =>
      body('/api/faqs', {
        fields: ['title', 'antwoord', 'slug', 'category', 'createdAt', 'updatedAt'],
        filters: { $or: [{ title: { $containsi: text } }, { antwoord: { $containsi: text } }] },
        sort: 'createdAt:desc',
        pagination: { page: 1, pageSize: 50 },
      })
    const found = wireList(faqSchema).parse(await search((faq?.title ?? '').toUpperCase()))
    expect(found.data.map(({ slug }) => slug)).toEqual([faq?.slug])
    expect(found.meta.pagination).toEqual({ page: 1, pageSize: 50, pageCount: 1, total: 1 })
    expect(found.data[0]).not.toHaveProperty('is_featured')
    const block = files.faqs.flatMap(({ antwoord }) => antwoord).find(({ type }) => type === 'paragraph')
    expect(block).toBeDefined()
    expect(
      wireList(faqSchema).parse(await body('/api/faqs', { filters: { antwoord: { $containsi: 'zzz-staat-nergens' } } }))
        .data,
    ).toEqual([])
  })

  test('has active vacancies only, and has clients revalidate them', async () => {
    const answer = await ask('/api/vacatures?sort[0]=createdAt:desc')
    const { data } = wireList(vacancySchema).parse(await answer.json())
    expect(data.map(({ slug }) => slug).toSorted()).toEqual(
      files.vacancies
        .filter(({ actief }) => actief)
        .map(({ slug }) => slug)
        .toSorted(),
    )
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await slugs('/api/vacatures', { filters: { actief: { $eq: false } } })).toEqual([])
  })

  test('gives the privacy page in each of its locales, with the other locales', async () => {
    const locales = files.privacy.pages.map(({ locale }) => locale)
    for (const page of files.privacy.pages) {
      const { data } = wireSingle(wirePrivacySchema).parse(
        await body('/api/privacy-page', { locale: page.locale, populate: 'localizations' }),
      )
      expect(data).toMatchObject({ title: page.title, statement: page.statement, locale: page.locale })
      expect(data.localizations?.map(({ locale }) => locale)).toEqual(
        locales.filter((locale) => locale !== page.locale),
      )
    }
    expect(await body('/api/privacy-page')).toEqual(await body('/api/privacy-page', { locale: 'nl' }))
    expect(await refused('/api/privacy-page?locale=fr')).toMatchObject({ status: 404, name: 'NotFoundError' })
    for (const malformed of ['locale=', 'locale=nl_NL!', 'locale[]=nl&locale[]=en', 'locale[$ne]=nl'])
      expect(await refused(`/api/privacy-page?${malformed}`), malformed).toMatchObject({
        status: 400,
        name: 'ValidationError',
      })
  })

  test('filters products as a plain loop over them does', async () => {
    const euro = fc.integer({ min: 0, max: 4000 })
    const among = (path: 'categories' | 'collections' | 'features') =>
      fc.subarray([...new Set(made.flatMap((product) => product[path].map(({ slug }) => slug)))], {
        minLength: 1,
        maxLength: 4,
      })
    await fc.assert(
      fc.asyncProperty(
        fc.record(
          {
            low: euro,
            high: euro,
            collections: among('collections'),
            features: among('features'),
            category: among('categories'),
            search: fc.constantFrom('eiken', 'SPIEGEL', 'één', 'beton', '%', '_'),
          },
          { requiredKeys: [] },
        ),
        async ({ low, high, collections, features, category, search }) => {
          const price = { ...(low === undefined ? {} : { $gte: low }), ...(high === undefined ? {} : { $lte: high }) }
          const filters = {
            is_active: { $eq: true },
            ...(collections ? { collections: { slug: { $in: collections } } } : {}),
            ...(features ? { features: { slug: { $in: features } } } : {}),
            ...(category ? { categories: { slug: { $eq: category[0] } } } : {}),
            ...(Object.keys(price).length > 0 ? { variants: { price, is_active: { $eq: true } } } : {}),
            ...(search === undefined
              ? {}
              : {
                  $or: [
                    { name: { $containsi: search } },
                    { description: { $containsi: search } },
                    { short_description: { $containsi: search } },
                  ],
                }),
          }
          const expected = active.filter(
            (product) =>
              (!collections || product.collections.some(({ slug }) => collections.includes(slug))) &&
              (!features || product.features.some(({ slug }) => features.includes(slug))) &&
              (!category || product.categories.some(({ slug }) => slug === category[0])) &&
              (search === undefined ||
                [product.name, product.description, product.short_description].some((text) =>
                  foldText(text).includes(foldText(search)),
                )) &&
              (Object.keys(price).length === 0 ||
                product.variants.some(
                  (variant) =>
                    variant.price > 0 && variant.price >= (low ?? 0) * 100 && variant.price <= (high ?? Infinity) * 100,
                )),
          )
          const found = slugList.parse(
            await body('/api/products', {
              fields: 'slug',
              filters,
              sort: 'createdAt:desc',
              pagination: { limit: 100 },
            }),
          )
          expect(found.meta.pagination['total']).toBe(expected.length)
          expect(found.data.map(({ slug }) => slug)).toEqual(
            newest(expected)
              .slice(0, 100)
              .map(({ slug }) => slug),
          )
        },
      ),
      { numRuns: 60 },
    )
  })

  test.each([
    ['asc', Math.min],
    ['desc', Math.max],
  ] as const)('sorts by price %s: by the lowest ascending, by the highest descending', async (direction, pick) => {
    const all: string[] = []
    for (let start = 0; start < made.length; start += 100)
      all.push(
        ...(await slugs('/api/products', { sort: `variants.price:${direction}`, pagination: { start, limit: 100 } })),
      )
    const price = ({ variants }: Product) => {
      const prices = variants.map((variant) => variant.price).filter((cents) => cents > 0)
      return prices.length === 0 ? null : pick(...prices)
    }
    const rank = (product: Product) =>
      price(product) === null ? Infinity : (price(product) ?? 0) * (direction === 'asc' ? 1 : -1)
    expect(all).toEqual(
      made
        .toSorted((a, b) => (rank(a) === rank(b) ? (a.slug < b.slug ? -1 : 1) : rank(a) - rank(b)))
        .map(({ slug }) => slug),
    )
  })
})

describe('documents and their ids', () => {
  test('finds a document by its id, inactive ones included', async () => {
    const inactive = made.find((product) => !product.is_active)
    const { data } = wireList(productSchema).parse(await body('/api/products', { filters: { slug: inactive?.slug } }))
    const [found] = data
    expect(found?.documentId).toMatch(/^[a-z0-9]{24}$/)
    expect(wireSingle(productSchema).parse(await body(`/api/products/${found?.documentId}`)).data).toEqual(found)
    for (const path of [
      '/api/products/bestaatniet',
      '/api/products/__proto__',
      '/api/wat',
      '/api/toString',
      '/api/products/a/b',
      '/api/privacy-page/abc',
      '/api/products/',
    ])
      expect(await refused(path), path).toMatchObject({ status: 404, name: 'NotFoundError' })
  })

  test('gives texts as editors typed them, without the no-break spaces of the pages', async () => {
    const shown = readContent(resolve('content'), publicDir)
    expect(JSON.stringify(shown)).toContain('\u00A0')
    const entriesOf = (from: typeof content) => restStore(from, readMediaManifest(publicDir), publicDir)()
    expect(await entriesOf(asTyped(shown))).toEqual(await entriesOf(content))
  })

  test('gives each entry of a type an id of its own, the same after a restart', async () => {
    const again = await restStore(content, readMediaManifest(publicDir), publicDir)()
    const entries = await store()
    for (const name of Object.keys(resources).filter(isResourceName)) {
      const ids = entries[name].map(({ fields }) => fields['id'])
      expect(new Set(ids).size).toBe(ids.length)
      expect(again[name].map(({ fields }) => fields['id'])).toEqual(ids)
    }
    const variants = entries.products
      .flatMap(({ relations }) => relations['variants'] ?? [])
      .map(({ fields }) => fields['id'])
    expect(new Set(variants).size).toBe(made.flatMap((product) => product.variants).length)
  })
})

describe('the query', () => {
  test('gives the requested fields and relations and no others', async () => {
    const first = async (query: object) =>
      z
        .object({ data: z.tuple([z.record(z.string(), z.unknown())]) })
        .parse(await body('/api/products', { pagination: { limit: 1 }, ...query })).data[0]
    expect(Object.keys(await first({ fields: ['name', 'slug'] }))).toEqual(['id', 'documentId', 'name', 'slug'])
    expect(Object.keys(await first({ fields: 'name,slug' }))).toEqual(['id', 'documentId', 'name', 'slug'])
    expect(await first({})).not.toHaveProperty('variants')
    const relations = [...resources.products.type.relations.keys()]
    for (const populate of [
      '*',
      relations,
      relations.join(','),
      Object.fromEntries(relations.map((name) => [name, { populate: undefined, fields: '*' }])),
    ])
      expect(Object.keys(await first({ populate }))).toEqual(expect.arrayContaining(relations))
    expect(await first({ fields: 'slug', populate: { categories: { fields: ['slug'] }, variants: false } })).toEqual({
      id: expect.any(Number),
      documentId: expect.any(String),
      slug: expect.any(String),
      categories: [{ id: expect.any(Number), documentId: expect.any(String), slug: expect.any(String) }],
    })
    const dotted = await first({ fields: 'slug', populate: ['variants.color_textures', 'variants.images'] })
    expect(dotted).toMatchObject({
      variants: expect.arrayContaining([
        expect.objectContaining({ color_textures: expect.any(Array), images: expect.any(Array) }),
      ]),
    })
    const dearest = await first({
      fields: 'slug',
      populate: { variants: { sort: 'price:desc', fields: ['price'], filters: { price: { $notNull: true } } } },
      filters: { variants: { price: { $gt: 0 } } },
    })
    const prices = z
      .object({ variants: z.array(z.object({ price: z.number() })) })
      .parse(dearest)
      .variants.map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  })

  test('counts pages but not ranges, and gives at most a hundred entries', async () => {
    const meta = async (pagination: object) =>
      slugList.parse(await body('/api/products', { fields: 'slug', pagination })).meta.pagination
    const total = made.length
    expect(await meta({})).toEqual({ page: 1, pageSize: 25, pageCount: Math.ceil(total / 25), total })
    expect(await meta({ page: 2, pageSize: 500 })).toEqual({
      page: 2,
      pageSize: 100,
      pageCount: Math.ceil(total / 100),
      total,
    })
    expect(await meta({ pageSize: 10, withCount: false })).toEqual({ page: 1, pageSize: 10 })
    expect(await meta({ start: 5 })).toEqual({ start: 5, limit: 25, total })
    expect(await meta({ limit: -1 })).toEqual({ start: 0, limit: 100, total })
    expect(await meta({ limit: 1000, withCount: 'f' })).toEqual({ start: 0, limit: 100 })
    expect(await slugs('/api/products', { pagination: { start: 999_999_999 } })).toEqual([])
    expect(await slugs('/api/products', { pagination: { page: 3, pageSize: 40 } })).toEqual(
      await slugs('/api/products', { pagination: { start: 80, limit: 40 } }),
    )
    expect(await refused('/api/products?pagination[page]=1&pagination[limit]=5')).toMatchObject({
      status: 400,
      name: 'PaginationError',
    })
  })

  test('treats drafts as published', async () => {
    expect(await body('/api/products', { status: 'draft', pagination: { limit: 3 } })).toEqual(
      await body('/api/products', { status: 'published', pagination: { limit: 3 } }),
    )
  })

  test.each([
    ...[
      'foo=1',
      'start=0&limit=5',
      'filters[foo]=1',
      'filters[name][$foo]=1',
      'filters[variants][foo][$eq]=1',
      'filters[toString]=1',
      'filters[variants][constructor][$eq]=1',
      'filters=name',
      'filters[$or][name]=a',
      'filters[$and]=a',
      'filters[variants][price][$gte]=abc',
      'filters[variants][price][$gte]=',
      'filters[is_active]=misschien',
      'filters[createdAt][$gt]=gisteren',
      'filters[name][$contains][a]=b',
      'filters[variants][price][$between]=1',
      'filters[name][$null][a]=b',
      'populate=foo',
      'populate[foo]=true',
      'populate[variants]=misschien',
      'populate[variants][foo]=1',
      'populate[variants][populate][product]=true',
      'populate[variants][populate][color_textures][populate][texture_image][populate]=related',
      'populate=name',
      'populate[name]=true',
      'fields=foo',
      'fields[0][a]=b',
      'fields=variants',
      'sort=foo',
      'sort=name:omhoog',
      'sort=variants',
      'sort=variants.foo',
      'sort[0][a]=asc',
      'sort[name]=1',
      'pagination=3',
      'pagination[page]=een',
      'pagination[limit]=1.5',
      'pagination[limit]=1e9',
      'pagination[foo]=1',
      'pagination[withCount]=ja',
      'status=concept',
      '_q=kast',
    ].map((query) => [query, query]),
    ['a list of more than a hundred', Array.from({ length: 101 }, (_, at) => `filters[slug][$in][${at}]=a`).join('&')],
    ['a list with a number beyond a hundred', 'filters[slug][$in][100]=a'],
    ['nesting without end', `filters${'[$not]'.repeat(30)}[name]=a`],
    ['a long text', `filters[name]=${'a'.repeat(8200)}`],
    ['a thousand keys', Array.from({ length: 1200 }, () => 'a=1').join('&')],
  ])('%s is a 400 with the error body of the dialect', async (_what, query) => {
    expect(await refused(`/api/products?${query}`)).toMatchObject({
      status: 400,
      name: 'ValidationError',
      message: expect.stringMatching(/\S/),
    })
  })
})

describe('as HTTP', () => {
  test('lets any origin read it, cache it for a minute and revalidate it by ETag', async () => {
    const answer = await ask('/api/categories')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=60',
    })
    const etag = answer.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    const unchanged = await ask('/api/categories', { headers: { 'if-none-match': `"other", W/${etag}` } })
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
    expect((await ask('/api/categories?fields=slug', { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  test('answers HEAD as GET without a body, and other methods with 405', async () => {
    const head = await ask('/api/categories', { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([
      200,
      '',
      (await ask('/api/categories')).headers.get('etag'),
    ])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await ask('/api/categories', { method })
      expect(wireErrorSchema.parse(await answer.json()).error).toMatchObject({
        status: 405,
        name: 'MethodNotAllowedError',
      })
      expect([answer.status, answer.headers.get('allow'), answer.headers.get('cache-control')]).toEqual([
        405,
        'GET, HEAD',
        'no-store',
      ])
    }
  })

  test('answers any query with 200, 400 or 404, and JSON', async () => {
    const { fields, relations } = resources.products.type
    const names = [...fields.keys(), ...relations.keys(), 'price', 'material', 'antwoord', 'localizations', 'foo']
    const awkward = ['__proto__', 'constructor', 'toString', 'length', '', '0', '1', '99']
    const top = ['filters', 'populate', 'fields', 'sort', 'pagination', 'locale', 'status', 'foo', '__proto__']
    const part = fc.constantFrom(
      ...names,
      ...awkward,
      ...operators,
      '$and',
      '$or',
      '$not',
      '$jsonSupersetOf',
      '$where',
      'populate',
      'filters',
      'fields',
      'sort',
      'limit',
      'page',
      'pageSize',
      'start',
      'withCount',
    )
    const value = fc.oneof(
      fc.constantFrom(
        'true',
        'false',
        '*',
        'asc',
        'name:desc',
        'variants.price:asc',
        '5',
        '-1',
        '1e400',
        'NaN',
        '2026-01-01',
        '9999999999999999',
        '',
        'null',
        '%00',
        '%',
        '%E0%A4',
        'a,b',
        '..',
        '🛁',
      ),
      fc.string({ maxLength: 12 }).map(encodeURIComponentSafe),
    )
    const pair = fc
      .tuple(fc.constantFrom(...top), fc.array(part, { maxLength: 6 }), fc.option(value, { nil: null }))
      .map(([name, path, text]) => `${name}${path.map((key) => `[${key}]`).join('')}${text === null ? '' : `=${text}`}`)
    const query = fc.oneof(
      { weight: 5, arbitrary: fc.array(pair, { maxLength: 8 }).map((pairs) => pairs.join('&')) },
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.nat(3000).map((length) => `filters${'[$or][0]'.repeat(length)}=1`),
      fc.nat(2000).map((length) => `sort=${'variants.'.repeat(length)}price`),
    )
    const path = fc.constantFrom(
      '/api/products',
      '/api/colors',
      '/api/faqs',
      '/api/vacatures',
      '/api/privacy-page',
      '/api/products/abc',
      '/api/__proto__',
    )
    await fc.assert(
      fc.asyncProperty(path, query, async (address, text) => {
        const answer = await ask(`${address}?${text}`)
        expect([200, 400, 404]).toContain(answer.status)
        const json: unknown = await answer.json()
        if (answer.status !== 200) expect(wireErrorSchema.parse(json).error.status).toBe(answer.status)
      }),
      { numRuns: 1500 },
    )
  })
})

/** As encodeURIComponent, with half surrogates left out. */
function encodeURIComponentSafe(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
