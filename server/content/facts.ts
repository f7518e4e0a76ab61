/** The facts that texts refer to, each from the one place that has it (docs/facts.md). */
import { choiceOf } from '#domain/assembly/supply-choice.ts'
import { elbowRoom } from '#domain/fit/fit-rules.ts'
import { basinsApart, supplyPlan, widthForTwo } from '#domain/assembly/supply-rules.ts'
import type { Collection } from '#domain/collections/collection.schema.ts'
import { formatPrice } from '#domain/money.ts'
import { wordSlug } from '#domain/slug.ts'
import { supplyCabinet } from './supply-cabinets.ts'
import type { ContentFiles } from './content-files.ts'
import { deliveryWeeks, factsTable, fixingOf, tableOf } from './supply-tables.ts'

type Fact = number | string
/** Looks a fact up by its name: 'sunny.depth', 'team.montage'; undefined for a name that leads nowhere. */
export type Facts = (name: string) => Fact | undefined

export function factsOf(files: ContentFiles): Facts {
  return (name) => {
    const [subject = '', key = ''] = name.split('.')
    if (subject === 'price') return productPrice(files, key)
    const collection = [...files.collections.values()].find(({ slug }) => slug === subject)
    return collection ? collectionFact(files, collection, key) : subjects.get(subject)?.(files)[key]
  }
}

const subjects = new Map<string, (files: ContentFiles) => Record<string, Fact>>([
  [
    'count',
    ({ collections, finishes, mirrors }) => ({
      collections: collections.size,
      finishes: finishes.length,
      mirrors: mirrors.length,
    }),
  ],
  [
    'team',
    (files) =>
      Object.fromEntries(
        [...tableOf(files, '/over-ons/team', 'Wat elke afdeling aflevert')].map(([name, row]) => [
          wordSlug(name),
          Number(row[1]),
        ]),
      ),
  ],
  [
    'site',
    ({ site }) => ({
      founded: site.foundedYear,
      legalName: site.legalName,
      city: site.address.city,
      phone: site.phone,
      email: site.email,
    }),
  ],
  ['showroom', ({ showroom }) => ({ appointment: showroom.minutes })],
  ['weeks', deliveryWeeks],
  ['guarantee', (files) => guarantees(files)],
  [
    'rules',
    ({ configurator }) => ({
      twoBasinsFrom: widthForTwo,
      basinsApart,
      elbowRoom,
      twoTapsFrom: Math.min(
        ...configurator.sets.flatMap(({ tops }) => tops.flatMap(({ twoTapsFrom }) => twoTapsFrom ?? [])),
      ),
    }),
  ],
])

/** Years, from the facts on /voorwaarden. */
function guarantees(files: ContentFiles): Record<string, number> {
  const years = factsTable(files, '/voorwaarden', 'De garantie in drie getallen')
  return {
    furniture: years('Meubelen'),
    electronics: years('Elektronica'),
    runners: years('Geleiders van laden'),
    parts: years('Onderdelen leverbaar'),
  }
}

/** `planchet-thor@600`: the lowest price of that product where it is 600 mm wide or round; without a length the lowest of all. */
function productPrice({ families }: ContentFiles, key: string): string | undefined {
  const [slug, length] = key.split('@')
  const product = families.flatMap(({ products }) => products).find((one) => one.slug === slug)
  const prices = product?.sizes.flatMap((size) =>
    length === undefined || ('width' in size ? size.width : size.diameter) === Number(length) ? size.price : [],
  )
  const surcharges = product?.finishes.map((finish) => product.finishSurcharge[finish] ?? 0) ?? []
  if (!prices?.length || prices.includes(0)) return undefined // 0 is a price on request
  return formatPrice(Math.min(...prices) + (surcharges.length > 0 ? Math.min(...surcharges) : 0))
}

/** `drain@650` and `water@650`: with the upper side of its top at that height, in mm. */
function collectionFact(files: ContentFiles, collection: Collection, key: string): Fact | undefined {
  const { sizes, since, finishes, priceFrom, form, tops } = collection
  const [name, height] = key.split('@')
  const plan = () =>
    supplyPlan(
      choiceOf([supplyCabinet(files, collection)], {
        width: fixingOf(files, collection).width,
        height: height === undefined ? undefined : Number(height),
      }),
    )
  switch (name) {
    case 'depth':
      return sizes.depths[0]
    case 'since':
      return since
    case 'finishes':
      return finishes.length
    case 'tops':
      return tops.length
    case 'narrowest':
      return Math.min(...sizes.widths)
    case 'widest':
      return Math.max(...sizes.widths)
    case 'price':
      return formatPrice(priceFrom)
    case 'top':
      return form.topHeight
    case 'drain':
      return plan().drain
    case 'water':
      return plan().water
    default:
      return undefined
  }
}
