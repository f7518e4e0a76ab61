/**
 * The site's own /api speaks the dialect of a content server: the same requests, put to both over HTTP, are answered alike field by field.
 * Apart from what each makes up itself: ids, moments of writing, and where a picture lies.
 */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { startWebsite, type Website } from './website.ts'

const { url } = inject('contentServer')
let website: Website | undefined
beforeAll(async () => {
  website = await startWebsite({})
})
afterAll(() => website?.stop())

const whole =
  'populate[categories]=true&populate[collections]=true&populate[features]=true&populate[featured_image]=true&populate[gallery]=true' +
  '&populate[variants][populate][color_textures][populate][texture_image]=true&populate[variants][populate][color_textures][populate][material]=true&populate[variants][populate][images]=true&populate[variants][populate][materials]=true'

describe('the same question, the same answer', () => {
  test.each([
    [
      'a full page of products',
      `/api/products?${whole}&filters[is_active][$eq]=true&sort[0]=createdAt:desc&sort[1]=slug:asc&pagination[start]=0&pagination[limit]=24&pagination[withCount]=true`,
    ],
    ['a product by its slug', `/api/products?${whole}&filters[slug][$eq]=wastafelmeubel-beat-45`],
    ['a slug that is not there', '/api/products?filters[slug][$eq]=bestaat-niet'],
    ['pages instead of a start', '/api/products?fields[0]=slug&sort=slug&pagination[page]=2&pagination[pageSize]=50'],
    ['a limit beyond the most', '/api/products?fields[0]=slug&sort=slug&pagination[start]=0&pagination[limit]=500'],
    ['a page beyond the last', '/api/products?fields[0]=slug&sort=slug&pagination[page]=900&pagination[pageSize]=100'],
    [
      'without a count',
      '/api/products?fields[0]=slug&sort=slug&pagination[start]=0&pagination[limit]=5&pagination[withCount]=false',
    ],
    [
      'a text in three fields',
      '/api/products?fields[0]=slug&sort=slug&filters[$or][0][name][$containsi]=eiken&filters[$or][1][description][$containsi]=eiken&filters[$or][2][short_description][$containsi]=eiken&pagination[limit]=100',
    ],
    [
      'a category',
      '/api/products?fields[0]=slug&sort=slug&filters[categories][slug][$eq]=spiegels&pagination[limit]=100',
    ],
    [
      'two collections',
      '/api/products?fields[0]=slug&sort=slug&filters[collections][slug][$in][0]=beat45&filters[collections][slug][$in][1]=thor&pagination[limit]=100',
    ],
    [
      'a price between limits, of one variant',
      '/api/products?fields[0]=slug&sort=slug&filters[variants][price][$gte]=500&filters[variants][price][$lte]=700&pagination[limit]=100',
    ],
    [
      'both limits and an active variant',
      '/api/products?fields[0]=slug&sort=slug&filters[variants][price][$gte]=500&filters[variants][price][$lte]=700&filters[variants][is_active][$eq]=true&pagination[limit]=100',
    ],
    [
      'no price at all',
      '/api/products?fields[0]=slug&sort=slug&filters[variants][price][$null]=true&pagination[limit]=100',
    ],
    [
      'not in a list',
      '/api/products?fields[0]=slug&sort=slug&filters[model][$notIn][0]=spiegel&filters[model][$notIn][1]=wastafelmeubel&pagination[limit]=100',
    ],
    ['not', '/api/products?fields[0]=slug&sort=slug&filters[$not][is_new][$eq]=true&pagination[limit]=100'],
    [
      'two fields of every variant',
      '/api/products?fields[0]=slug&sort=slug&populate[variants][fields][0]=article&populate[variants][fields][1]=price&pagination[limit]=10',
    ],
    ['categories', '/api/categories?sort=sort_order&pagination[limit]=100'],
    [
      'collections that are active',
      '/api/collections?filters[is_active][$eq]=true&sort[0]=sort_order:asc&pagination[limit]=100',
    ],
    ['features', '/api/features?sort=slug&pagination[limit]=100'],
    ['materials that are active', '/api/materials?filters[is_active][$eq]=true&sort=slug&pagination[limit]=100'],
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
    const prices = ({ body }: Answer) =>
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

describe('the same refusal', () => {
  test.each([
    ['an unknown key', '/api/products?onbekend=1'],
    ['a filter on an unknown field', '/api/products?filters[onbekend][$eq]=1'],
    ['an unknown relation', '/api/products?populate=onbekend'],
    ['sorting by an unknown field', '/api/products?sort=onbekend'],
    ['a page and a limit at once', '/api/products?pagination[page]=1&pagination[limit]=5'],
    ['an entry that is not there', '/api/products/abcdefghijklmnopqrstuvwx'],
    ['a language that is not there', '/api/privacy-page?locale=fr'],
    ['a language that cannot be', '/api/privacy-page?locale=../nl'],
    ['a type that is not there', '/api/onbekend'],
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

type Answer = { status: number; body: unknown }

/** What the content server answers, and what the site does. */
function both(path: string): Promise<[Answer, Answer]> {
  if (!website) throw new Error('The website has not been started')
  return Promise.all([ask(url + path), ask(website.url + path)])
}

async function ask(address: string): Promise<Answer> {
  const response = await fetch(address)
  return { status: response.status, body: comparable(await response.json()) }
}

const ownWords = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt'])

/**
 * A copy without what each side makes up itself; of a picture only what it shows and how large it is, of what a colour is made of only its name,
 * of the other languages of a page only which there are, for they come in no order.
 */
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
      .filter(([name]) => (kept ? kept.includes(name) : !ownWords.has(name)))
      .map(([name, inner]) => [name, comparable(inner, name)]),
  )
}
