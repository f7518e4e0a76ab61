/**
 * The site's own /api speaks the dialect of a content server: both give the same response to the same request, field
 * by field, except for ids, times of writing and addresses of pictures.
 */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { startSite, type Site } from '#tests/services/site-process.ts'

const { url } = inject('untouchedServer')
let website: Site | undefined
beforeAll(async () => {
  website = await startSite()
})
afterAll(() => website?.[Symbol.asyncDispose]())

/** Products by slug, with nothing but their slug. */
const slugs = '/api/products?fields[0]=slug&sort=slug'
const whole =
  'populate[categories]=true&populate[collections]=true&populate[features]=true&populate[featured_image]=true&populate[gallery]=true' +
  '&populate[variants][populate][color_textures][populate][texture_image]=true&populate[variants][populate][color_textures][populate][material]=true&populate[variants][populate][images]=true&populate[variants][populate][materials]=true'

describe('the same request gets the same response', () => {
  test.each([
    [
      'a full page of products',
      `/api/products?${whole}&filters[is_active][$eq]=true&sort[0]=createdAt:desc&sort[1]=slug:asc&pagination[start]=0&pagination[limit]=24&pagination[withCount]=true`,
    ],
    ['a product by its slug', `/api/products?${whole}&filters[slug][$eq]=wastafelmeubel-beat-45`],
    ['an unknown slug', '/api/products?filters[slug][$eq]=bestaat-niet'],
    ['pages instead of ranges', slugs + '&pagination[page]=2&pagination[pageSize]=50'],
    ['a limit above the maximum', slugs + '&pagination[start]=0&pagination[limit]=500'],
    ['a page beyond the last', slugs + '&pagination[page]=900&pagination[pageSize]=100'],
    ['without a count', slugs + '&pagination[start]=0&pagination[limit]=5&pagination[withCount]=false'],
    [
      'text in three fields',
      slugs +
        '&filters[$or][0][name][$containsi]=eiken&filters[$or][1][description][$containsi]=eiken&filters[$or][2][short_description][$containsi]=eiken&pagination[limit]=100',
    ],
    ['a category', slugs + '&filters[categories][slug][$eq]=spiegels&pagination[limit]=100'],
    [
      'two collections',
      slugs +
        '&filters[collections][slug][$in][0]=beat45&filters[collections][slug][$in][1]=thor&pagination[limit]=100',
    ],
    [
      'a price between limits, of one variant',
      slugs + '&filters[variants][price][$gte]=500&filters[variants][price][$lte]=700&pagination[limit]=100',
    ],
    [
      'both limits and an active variant',
      slugs +
        '&filters[variants][price][$gte]=500&filters[variants][price][$lte]=700&filters[variants][is_active][$eq]=true&pagination[limit]=100',
    ],
    ['no price at all', slugs + '&filters[variants][price][$null]=true&pagination[limit]=100'],
    [
      'not in a list',
      slugs + '&filters[model][$notIn][0]=spiegel&filters[model][$notIn][1]=wastafelmeubel&pagination[limit]=100',
    ],
    ['not', slugs + '&filters[$not][is_new][$eq]=true&pagination[limit]=100'],
    [
      'two fields of every variant',
      slugs + '&populate[variants][fields][0]=article&populate[variants][fields][1]=price&pagination[limit]=10',
    ],
    ['categories', '/api/categories?sort=sort_order&pagination[limit]=100'],
    [
      'active collections',
      '/api/collections?filters[is_active][$eq]=true&sort[0]=sort_order:asc&pagination[limit]=100',
    ],
    ['features', '/api/features?sort=slug&pagination[limit]=100'],
    ['active materials', '/api/materials?filters[is_active][$eq]=true&sort=slug&pagination[limit]=100'],
    ['colours', '/api/colors?populate[texture_image]=true&populate[material]=true&sort=slug&pagination[limit]=100'],
    ['questions', '/api/faqs?sort[0]=createdAt:desc&sort[1]=slug:asc&pagination[page]=1&pagination[pageSize]=10'],
    ['questions of a category', '/api/faqs?fields[0]=title&filters[category][$eq]=Montage&sort=slug'],
    ['vacancies', '/api/vacatures?filters[actief][$eq]=true&sort[0]=createdAt:desc'],
    ['the privacy page', '/api/privacy-page?locale=nl&populate=localizations'],
    ['the privacy page in English', '/api/privacy-page?locale=en'],
  ])('%s', async (_what, path) => {
    const [theirs, ours] = await both(path)
    expect(theirs.status).toBe(200)
    expect(ours).toEqual(theirs)
  })

  test.each([
    ['lowest price first', 'asc'],
    ['highest price first', 'desc'],
  ])('%s, among products with a price', async (_what, direction) => {
    const path = `/api/products?fields[0]=slug&populate[variants][fields][0]=price&filters[variants][price][$notNull]=true&sort[0]=variants.price:${direction}&pagination[start]=0&pagination[limit]=40`
    const [theirs, ours] = await both(path)
    const prices = ({ body }: Reply) =>
      z
        .object({ data: z.array(z.object({ variants: z.array(z.object({ price: z.number().nullable() })) })) })
        .parse(body)
        .data.map(({ variants }) => {
          const known = variants.flatMap(({ price }) => price ?? [])
          return direction === 'asc' ? Math.min(...known) : Math.max(...known)
        })
    expect(prices(theirs)).toEqual(prices(theirs).toSorted((a, b) => (direction === 'asc' ? a - b : b - a)))
    expect(prices(ours)).toEqual(prices(theirs))
  })
})

describe('the same mistake gets the same error', () => {
  test.each([
    ['an unknown key', '/api/products?onbekend=1'],
    ['a filter on an unknown field', '/api/products?filters[onbekend][$eq]=1'],
    ['an unknown relation', '/api/products?populate=onbekend'],
    ['sorting by an unknown field', '/api/products?sort=onbekend'],
    ['a page and a limit at once', '/api/products?pagination[page]=1&pagination[limit]=5'],
    ['an unknown entry', '/api/products/abcdefghijklmnopqrstuvwx'],
    ['an unknown locale', '/api/privacy-page?locale=fr'],
    ['a malformed locale', '/api/privacy-page?locale=../nl'],
    ['an unknown type', '/api/onbekend'],
  ])('%s', async (_what, path) => {
    const [theirs, ours] = await both(path)
    const refusal = z.object({
      status: z.number(),
      body: z.object({
        data: z.null(),
        error: z.object({ status: z.number(), name: z.string(), message: z.string(), details: z.unknown() }),
      }),
    })
    const [{ body: their }, { body: our }] = [refusal.parse(theirs), refusal.parse(ours)]
    expect(theirs.status).toBeGreaterThanOrEqual(400)
    expect([ours.status, our.error.status, our.error.name]).toEqual([
      theirs.status,
      their.error.status,
      their.error.name,
    ])
  })
})

type Reply = { status: number; body: unknown }

/** The response of the content server, and that of the site. */
function both(path: string): Promise<[Reply, Reply]> {
  if (!website) throw new Error('The website has not been started')
  return Promise.all([get(url + path), get(website.url + path)])
}

async function get(address: string): Promise<Reply> {
  const response = await fetch(address)
  return { status: response.status, body: comparable(await response.json()) }
}

const ownFields = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt'])

/** A copy without what each side makes itself: of pictures only text and size, of a colour's material only its name. */
function comparable(value: unknown, key = ''): unknown {
  if (key === 'localizations')
    return z
      .array(z.object({ locale: z.string() }))
      .parse(value)
      .map(({ locale }) => locale)
      .toSorted()
  if (Array.isArray(value)) return value.map((item) => comparable(item))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const kept = 'mime' in value ? ['alternativeText', 'mime', 'width', 'height'] : key === 'material' ? ['name'] : null
  return Object.fromEntries(
    entries
      .filter(([name]) => (kept ? kept.includes(name) : !ownFields.has(name)))
      .map(([name, inner]) => [name, comparable(inner, name)]),
  )
}
