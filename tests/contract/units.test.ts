/** Furniture is described in mm; cm are for the dimension label of the specification and for what visitors measure and type (docs/rules.md, Prices and sizes). */
import { expect, it } from 'vitest'
import { dimensionLabel } from '#domain/dimensions.ts'
import { productCard } from '#server/catalogue/product-card.ts'
import { read, sourceFiles } from '../architecture/source-files.ts'
import { products } from './configurator-kits.ts'
import { contentTexts } from './dutch-texts.ts'

const centimetres = /\bcm\b/
/** Where a visitor types lengths, and is answered in them. */
const typed =
  /^(?:app\/features\/fit|app\/ui\/length-field|domain\/fit|server\/fit)\/|^content\/pages\/service-past-het\.json$/
/** The label itself, the range of several, its column in a comparison, what reads the cm of others, and the search, in which visitors type either. */
const others = new Set([
  'domain/dimensions.ts',
  'server/catalogue/product-card.ts',
  'app/features/catalogue/compare/comparison.ts',
  'domain/search/query-text.ts',
  'domain/search/postcode-search.ts',
  'domain/search/search-item.ts',
  'domain/search/word-index.ts',
  'server/catalogue/product-words.ts',
  'server/content/figures-with-units.ts',
  'server/content/strapi/units.ts',
  'server/env.ts',
])

it('names no size in cm in the content', () => {
  const wrong = contentTexts().filter(({ text, file }) => centimetres.test(text) && !typed.test(file))
  expect(wrong.map(({ text, file }) => `${file}: ${text}`)).toEqual([])
})

it('writes no size in cm in the code of pages, mails and papers', () => {
  const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
  const wrong = sourceFiles(['app', 'domain', 'routes', 'server'], /(?<!\.test)\.tsx?$/).filter(
    (file) => !typed.test(file) && !others.has(file) && centimetres.test(withoutComments(read(file))),
  )
  expect(wrong).toEqual([])
})

it('describes every product in mm, but for its dimension labels and their range', () => {
  const wrong = products.flatMap((product) => {
    const card = productCard(product)
    const labels = [card.sizes, ...product.variants.map((variant) => dimensionLabel(variant))]
    const said = JSON.stringify([card, product.gallery, product.description])
    const rest = labels.reduce((text, label) => text.replaceAll(label, ''), said)
    return centimetres.test(rest) ? [product.slug] : []
  })
  expect(wrong).toEqual([])
})
