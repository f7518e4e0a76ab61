/** The technical data of every variant of the catalogue: what is calculated agrees with what pages, tables and questions state. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkDigit, internalGtin } from '#domain/catalogue/internal-gtin.ts'
import type { Product, Variant } from '#domain/catalogue/product.schema.ts'
import { technicalData, variantWeight } from '#domain/catalogue/technical-data.ts'
import { drawnParts } from '#server/catalogue/drawn-parts.ts'
import { technicalBasis, weeksOf } from '#server/catalogue/technical-basis.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'
import { deliveryWeeks, fixingOf } from '#server/content/supply-tables.ts'

const files = readContentFiles(resolve('content'), resolve('public'))
const products = expandFamilies(files)
const variants = products.flatMap((product) => {
  const described = {
    ...product,
    collection: product.collections[0] ?? null,
    materials: product.variants.flatMap(({ materials }) => materials),
  }
  const basis = technicalBasis(files, described)
  const weeks = weeksOf(deliveryWeeks(files), described)
  return product.variants.map((variant) => ({ product, variant, weeks, ...dataOf(product, variant, basis) }))
})

function dataOf(product: Product, variant: Variant, basis: ReturnType<typeof technicalBasis>) {
  const measured = { ...variant, materials: variant.materials.map(({ slug }) => slug) }
  const drawn = { ...product, drawn: drawnParts(files, product) }
  return {
    exact: variantWeight(drawn, measured, basis)?.kg ?? Number.NaN,
    ...technicalData(drawn, measured, basis),
  }
}

function find(slug: string, width: number) {
  const found = variants.find(
    ({ product, variant }) => product.slug === slug && (variant.width ?? variant.diameter) === width,
  )
  if (!found) throw new RangeError(`there is no ${slug} of ${width} mm`)
  return found
}

function sectionOf(path: string, title: string) {
  return files.pages.get(path)?.sections.find((section) => 'title' in section && section.title === title)
}

function factOf(path: string, title: string, label: string): string {
  const section = sectionOf(path, title)
  const found = section?.kind === 'facts' ? section.items.find((item) => item.label === label)?.value : undefined
  if (found === undefined) throw new RangeError(`${path} has no ${label}`)
  return found
}

const text = (value: unknown) => JSON.stringify(value).replaceAll('\u00A0', ' ')

test('every variant has a weight, a package and a delivery time', () => {
  expect(variants.length).toBeGreaterThan(1000)
  const bare = variants.filter(({ weight, box, weeks }) => !weight || !box?.kg || box.kg < weight.kg || weeks.made <= 0)
  expect(bare.map(({ variant }) => variant.article)).toEqual([])
  expect(variants.filter(({ exact }) => exact > 200 || exact <= 0)).toEqual([])
})

test('every article has a GTIN-13 of its own, from the range for internal use, with a right check digit', () => {
  const numbers = variants.map(({ variant }) => internalGtin(variant.article))
  expect(new Set(numbers).size).toBe(variants.length)
  for (const number of numbers) {
    expect(number).toMatch(/^2\d{12}$/)
    expect(Number(number.at(-1))).toBe(checkDigit(number.slice(0, 12)))
  }
  expect(checkDigit('629104150021')).toBe(3) // the example of GS1
  // Labels in warehouses bear these digits: they never change.
  expect(internalGtin('WB45-1200-EINA')).toBe('2558631366388')
})

test('washstands weigh and hang as the table for fitters says', () => {
  for (const collection of files.collections.values()) {
    const fixing = fixingOf(files, collection)
    const exact = variants.filter(
      ({ product, weight }) =>
        product.model === 'wastafelmeubel' &&
        product.collections[0]?.slug === collection.slug &&
        weight &&
        !weight.isCalculated,
    )
    for (const { weight, fixing: own, variant } of exact) {
      expect(weight?.kg, variant.article).toBe(Number.parseInt(fixing.weightEmpty, 10))
      if (own?.height !== 'order')
        expect(own, variant.article).toMatchObject({ height: fixing.height, count: fixing.points })
    }
  }
  expect(find('wastafelmeubel-beat-45', 1200)).toMatchObject({
    weight: { kg: 46, isCalculated: false },
    fixing: { kind: 'rail', height: 820, count: 6 },
  })
  expect(find('wastafelmeubel-beat-45', 800)).toMatchObject({
    weight: { kg: 31, isCalculated: true },
    fixing: { count: 4 },
  })
})

test('other weights are those of the pages about them', () => {
  const crystal = sectionOf('/producten/crystal', 'Modellen en maten')
  const rows = crystal?.kind === 'table' ? crystal.rows : []
  expect(rows.length).toBe(7)
  for (const [model = '', size = '', weight = ''] of rows) {
    const slug = { 'Kom, rond': 'opzetkom-crystal-rond', 'Kom, ovaal': 'opzetkom-crystal-ovaal' }[model]
    const width = Number(/\d+/.exec(size)?.[0])
    expect(find(slug ?? 'meubelwastafel-crystal', width).weight?.kg, `${model} ${size}`).toBe(
      Number.parseInt(weight, 10),
    )
  }
  const kilos = (value: string) => Number(value.replace(',', '.').replace(/\D*kg/, ''))
  expect(find('wastafelmeubel-ronin', 1200).weight?.kg).toBe(
    kilos(factOf('/producten/ronin', 'Kort', 'Gewicht 1200 mm')),
  )
  expect(find('nisplank-beat-45', 600).weight?.kg).toBeCloseTo(
    kilos(factOf('/producten/nisplank', 'Maten en gewicht', 'Gewicht 600 mm HPL')),
    1,
  )
  expect(text(files.families)).toContain(
    `bij 1200 mm weegt het ${find('afdekblad-beton-sjithouse-40-mm', 1200).weight?.kg} kg`,
  )
  expect(text(files.families)).toContain(
    `naast het bad staat, ${find('handdoekrek-ferro-vrijstaand', 600).weight?.kg} kg zwaar`,
  )
  expect(text(files.pages.get('/collecties/spiegels'))).toContain(
    `Een spiegelkast van 1200 mm weegt leeg ${find('spiegelkast-nuance-51-5', 1200).weight?.kg} kg`,
  )
  expect(text(files.faqs)).toContain(`weegt 1200 × 500 mm ongeveer ${find('afdekblad-hpl-linea', 1200).weight?.kg} kg`)
  // 'nog geen 4 kg zwaar'
  const beams = variants.filter(({ product }) => product.slug === 'planchet-thor')
  expect(beams.filter(({ weight }) => weight === null || weight.kg >= 4)).toEqual([])
})

test('the box is as large as the question about delivery says', () => {
  const { box } = find('wastafelmeubel-beat-45', 1200)
  expect(text(files.faqs)).toContain(
    `een doos van een meubel van 1200 mm is ${box?.length} mm lang en ${box?.height} mm hoog`,
  )
  expect(text(files.pages.get('/over-ons/productie'))).toContain('De doos is 80 mm langer dan het meubel')
})

test('delivery takes as long as the question about it says', () => {
  const weeksOfLabel = (label: string) =>
    Number.parseInt(factOf('/producten', 'Levertijd vanaf de orderbevestiging', label), 10)
  const wrong = variants.filter(({ product, variant, weeks }) => {
    if (weeks.stock !== weeksOfLabel('Op voorraad')) return true
    if (['planchet', 'nisplank', 'spiegel'].includes(product.model)) return weeks.made !== weeksOfLabel('Losse planken')
    if (product.brand === 'Exclusief' || product.slug.includes('ronin'))
      return weeks.made !== weeksOfLabel('Exclusief en Ronin')
    const isConcrete = variant.materials.some(({ slug }) => slug === 'beton')
    return weeks.made !== weeksOfLabel(isConcrete ? 'Met betonnen blad' : 'Lak en fineer')
  })
  expect(wrong.map(({ variant }) => variant.article)).toEqual([])
})
