/** The Strapi client with five servers that keep to the specification, by responses recorded of real ones (tests/strapi/shapes.ts). */
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { colorTextureSchema, productSchema } from '#domain/catalogue/product.schema.ts'
import { richTextToPlain } from '#domain/rich-text-plain.ts'
import { richTextSchema } from '#domain/rich-text.ts'
import { strapiSource } from '#server/content/strapi/strapi-source.ts'
import { checkCms } from '../../scripts/cms-check.ts'
import { readEverything, shapeNames, startRecordedCms, type ShapeName } from './recorded-cms.ts'

const logged: string[] = []
beforeEach(() => {
  logged.length = 0
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    logged.push(String(line))
    return true
  })
})

async function readShape(name: ShapeName) {
  await using cms = await startRecordedCms(name)
  const everything = await readEverything(strapiSource({ url: cms.url, units: cms.units }))
  expect(cms.unknown).toEqual([])
  return everything
}

const ours = await readShape('ours')
const pricesOf = ({ products }: typeof ours) =>
  products.map(({ slug, variants }) => [slug, variants.map(({ price }) => price)])

describe.each(shapeNames)('a server of the shape %s', (name) => {
  it('gives valid products with sizes, colours and pictures', async () => {
    const { products, lists } = await readShape(name)
    expect(products.length).toBeGreaterThanOrEqual(ours.products.length - 2)
    for (const product of products) expect(productSchema.safeParse(product).error).toBeUndefined()
    for (const color of lists.colors) expect(colorTextureSchema.safeParse(color).error).toBeUndefined()
    const variants = products.flatMap((product) => product.variants)
    expect(variants.some(({ color_textures }) => color_textures.some(({ texture_image }) => texture_image))).toBe(true)
    expect(variants.some(({ materials }) => materials.length > 0)).toBe(true)
    expect(variants.some(({ images }) => images.length > 0)).toBe(true)
    expect(products.some(({ featured_image }) => featured_image !== null)).toBe(true)
    for (const list of ['categories', 'collections', 'features'] as const) {
      expect(lists[list].length, list).toBeGreaterThanOrEqual(ours.lists[list].length - 1)
      expect(
        products.some((product) => product[list].length > 0),
        list,
      ).toBe(true)
    }
    expect(lists.isPartial).toBe(false)
  })

  it('gives every variant an article number that is unique and the same at every reading', async () => {
    const articles = ({ products }: typeof ours) =>
      products.flatMap(({ slug, variants }) => variants.map(({ article }) => `${slug} ${article}`))
    const [first, second] = [articles(await readShape(name)), articles(await readShape(name))]
    expect(new Set(first.map((article) => article.split(' ')[1])).size).toBe(first.length)
    expect(second).toEqual(first)
  })

  it('gives questions, vacancies and the privacy page as rich text with words', async () => {
    const { faqs, faqCategories, vacancies, privacy } = await readShape(name)
    expect(faqs.length).toBeGreaterThanOrEqual(ours.faqs.length - 2)
    for (const { antwoord } of faqs) expect(richTextToPlain(richTextSchema.parse(antwoord)).length).toBeGreaterThan(20)
    expect(new Set(faqs.map(({ category }) => category))).toEqual(new Set(faqCategories))
    expect(vacancies.length).toBe(ours.vacancies.length)
    for (const { locatie, beschrijving } of vacancies) {
      expect(locatie).not.toBe('')
      expect(richTextSchema.safeParse(beschrijving).success).toBe(true)
    }
    expect(privacy.map((page) => page?.locale)).toEqual(['nl', 'en', undefined])
    expect(richTextToPlain(privacy[0]?.statement ?? []).length).toBeGreaterThan(500)
    expect(privacy[0]?.title).not.toBe('')
  })

  it('is described by npm run cms:check as in docs/cms.md', async () => {
    await using cms = await startRecordedCms(name)
    const { report, isGood } = await checkCms({ url: cms.url, units: cms.units })
    expect(isGood).toBe(name !== 'nulls')
    expect(readFileSync('docs/cms.md', 'utf8')).toContain(`\`\`\`\n${report}\n\`\`\``)
    expect(cms.unknown).toEqual([])
  })
})

describe('the shapes', () => {
  it.each(['bare', 'flat', 'text'] as const)(
    '%s: prices in cents, sizes in mm and colours are those of ours',
    async (name) => {
      const read = await readShape(name)
      expect(pricesOf(read)).toEqual(pricesOf(ours))
      const facts = ({ products }: typeof ours) =>
        products.flatMap(({ variants }) =>
          variants.map(({ width, height, depth, diameter, color_textures, stock_quantity }) => {
            return {
              width,
              height,
              depth,
              diameter,
              stock_quantity,
              colors: color_textures.map(({ color_name }) => color_name),
            }
          }),
        )
      expect(facts(read)).toEqual(facts(ours))
    },
  )

  it('text: answers in Markdown and plain text have the words of the blocks', async () => {
    const words = ({ faqs }: typeof ours) => faqs.map(({ slug, antwoord }) => [slug, richTextToPlain(antwoord)])
    expect(words(await readShape('text'))).toEqual(words(ours))
  })

  it('text: read in the wrong units, cms:check and the log say so', async () => {
    await using cms = await startRecordedCms('text')
    const { report, isGood } = await checkCms({ url: cms.url, units: { length: 'mm', price: 'euro' } })
    expect(isGood).toBe(true)
    expect(report).toMatch(
      /Units:\n {2}Half of the sizes are below \d+ mm, read as mm; set CMS_LENGTH_UNIT .*\n {2}Half of the prices are below € \d+\.\d\d, read as euro; set CMS_PRICE_UNIT/,
    )
    expect(logged.filter((line) => line.includes('content-units-doubtful'))).toHaveLength(2)
  })

  it('nulls: refuses one product, colour and feature, and says which field', async () => {
    await using cms = await startRecordedCms('nulls')
    const { report } = await checkCms({ url: cms.url, units: cms.units })
    for (const list of ['products', 'features', 'colors'])
      expect(report).toMatch(new RegExp(`^ {2}${list}: .*: name: expected a `, 'm'))
    expect(report).toMatch(/^ {2}faqs: .*: antwoord: expected an answer as text, Markdown or blocks$/m)
  })
})

it('cms:check says that a server cannot be reached', async () => {
  const { report, isGood } = await checkCms({ url: 'http://127.0.0.1:1', units: { length: 'mm', price: 'euro' } })
  expect(isGood).toBe(false)
  expect(report).toContain('Cannot be read:\n  The content server cannot be reached for GET /api/products: ')
})
