/** Everything that the site's search can find, as items (docs/rules.md, Search). Shared by the server and the search box. */
import '../zod-config.ts'
import { z } from 'zod/mini'
import { articleKey, articlePath, partPath } from '../articles/article-number.ts'
import type { OldArticle, Part } from '../articles/article.schema.ts'
import type { Product } from '../catalogue/product.schema.ts'
import { cutAtClause, cutAtWord } from '../cut-at-word.ts'
import type { Dealer } from '../dealers/dealer.schema.ts'
import type { Finish } from '../finishes/finish.schema.ts'
import type { Mirror } from '../mirrors/mirror.schema.ts'

/** The lists that make up the search index, each at /api/search/{source}. The first holds pages, products, mirrors and colours. */
export const searchSources = ['paginas', 'vacatures', 'veelgestelde-vragen', 'verkooppunten'] as const
export type SearchSource = (typeof searchSources)[number]

const searchItemSchema = z.object({
  title: z.string(),
  description: z.string(),
  url: z.string().check(z.regex(/^\//)),
  category: z.enum([
    'Algemeen',
    'Collectie',
    'Inspiratie',
    'Service',
    'FAQ',
    'Montage',
    'Vacature',
    'Spiegel',
    'Kleur',
    'Product',
    'Pagina',
    'Veelgestelde vragen',
    'Verkooppunt',
  ]),
  /** Address of a small picture. */
  picture: z.optional(z.string().check(z.regex(/^\/img\//))),
  /** Codes, sizes and words that the texts leave out. Searched along with the description, never shown. */
  keywords: z.optional(z.string()),
  /** The letters and digits of the number; for old furniture and parts, which are found by it only. */
  article: z.optional(z.string()),
  /** Colours only: the key of `/kleuren?color=`; true for one colour; its brands. */
  colorKey: z.optional(z.string()),
  isSpecificColor: z.optional(z.literal(true)),
  brands: z.optional(z.array(z.string())),
  /** Dealers only. */
  dealerInfo: z.optional(
    z.object({
      land: z.string(),
      provincie: z.string(),
      plaats: z.string(),
      adres: z.string(),
      postcode: z.string(),
    }),
  ),
})
const searchItemsSchema = z.array(searchItemSchema)

const wordList = z.array(z.string())
/** A list as it is sent: the first brings along the words of the search while they are others than those of the build. */
export const searchListSchema = z.union([
  searchItemsSchema,
  z.object({
    items: searchItemsSchema,
    words: z.object({
      synonyms: z.record(z.string(), wordList),
      tasks: z.array(
        z.object({
          phrases: wordList,
          abroad: z.optional(z.record(z.string(), wordList)),
          formats: z.optional(wordList),
          pages: wordList,
        }),
      ),
    }),
  }),
])
export type SearchItem = z.output<typeof searchItemSchema>
type SearchCategory = SearchItem['category']

/** Characters of a description that a result shows (docs/rules.md, Search). */
const descriptionLength = 100
/** The same for the answer to a question. */
const answerLength = 80

/** The text under the title of a result: the first words of the description, with an ellipsis where it is cut, or the brands of a colour. */
export function shownText({
  category,
  description,
  brands = [],
}: Pick<SearchItem, 'category' | 'description' | 'brands'>): string {
  if (description === '') return brands.join(', ')
  return cutAtWord(description, category === 'Veelgestelde vragen' ? answerLength : descriptionLength)
}

/**
 * A fixed page or collection. Its address gives the category and keywords that the title leaves out ('Duitsland' lies below 'verkooppunten').
 * @param page.words further keywords
 */
export function pageItem(page: { path: string; label: string; description: string; words?: string }): SearchItem {
  return {
    title: page.label,
    description: page.description,
    url: page.path,
    category: categoryOf(page.path),
    keywords: `${page.path.slice(1).replaceAll(/[/-]/g, ' ')} ${page.words ?? ''}`.trim(),
  }
}

/** The category of an address; the first matching prefix counts. */
function categoryOf(path: string): SearchCategory {
  const prefixes: readonly (readonly [string, SearchCategory])[] = [
    ['/collecties/spiegels', 'Spiegel'],
    ['/collecties', 'Collectie'],
    ['/kleuren', 'Kleur'],
    ['/producten', 'Product'],
    ['/inspiratie', 'Inspiratie'],
    ['/montage', 'Montage'],
    ['/service', 'Service'],
    ['/downloads', 'Service'],
    ['/veelgestelde-vragen', 'FAQ'],
    ['/vacatures', 'Vacature'],
    ['/verkooppunten', 'Verkooppunt'],
    ['/over-ons', 'Algemeen'],
    ['/showroom', 'Algemeen'],
    ['/contact', 'Algemeen'],
    ['/duurzaamheid', 'Algemeen'],
    ['/nieuwsbrief', 'Algemeen'],
  ]
  if (path === '/') return 'Algemeen'
  return prefixes.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1] ?? 'Pagina'
}

/** The list of one product category, such as all column cabinets. */
export function productKindItem({ slug, name, text }: { slug: string; name: string; text: string }): SearchItem {
  return { title: name, description: text, url: `/producten?category=${slug}`, category: 'Product' }
}

/** A product, found by its name, its sizes and the part of its article numbers before the size. */
export function productItem(
  product: Pick<Product, 'slug' | 'name' | 'short_description'> & { variants: readonly (Size & { article: string })[] },
): SearchItem {
  const articles = product.variants.map(({ article }) => article.split('-')[0] ?? '')
  return {
    title: product.name,
    description: cutAtWord(product.short_description, descriptionLength),
    url: `/producten/${product.slug}`,
    category: 'Product',
    keywords: [...new Set([...articles, ...product.variants.flatMap(sizeKeywords)])].join(' '),
  }
}

/** Furniture that is no longer made, found by its number only: a visitor who types 'kolomkast' wants one that can be bought. */
export function formerItem({
  article,
  name,
  from,
  until,
}: Pick<OldArticle, 'article' | 'name' | 'from' | 'until'>): SearchItem {
  return {
    title: `${name} ${article}`,
    description: `Gemaakt van ${from} tot en met ${until}: opvolger en onderdelen`,
    url: articlePath(article),
    category: 'Service',
    article: articleKey(article),
  }
}

/** A part that can be ordered separately, found by its number only. */
export function partItem({ number, name, note }: Pick<Part, 'number' | 'name' | 'note'>): SearchItem {
  return {
    title: `${name} ${number}`,
    description: note,
    url: partPath(number),
    category: 'Service',
    article: articleKey(number),
  }
}

/** A mirror, found by code, model, features (also those that it lacks), shape and sizes. */
export function mirrorItem({
  name,
  name2,
  tagline,
  features,
  formats,
  shape,
}: Pick<Mirror, 'name' | 'name2' | 'tagline' | 'features' | 'shape'> & {
  formats: readonly { size: Size | null }[]
}): SearchItem {
  const lacking = (['verlichting', 'verwarming'] as const)
    .filter((feature) => !features.includes(feature))
    .map((feature) => `zonder${feature}`)
  return {
    title: `Spiegel ${name} ${name2}`,
    description: tagline,
    url: `/collecties/spiegels/${name.toLowerCase()}`,
    category: 'Spiegel',
    keywords: [
      ...new Set([
        shape,
        ...features.map((feature) => feature.toLowerCase()),
        ...lacking,
        ...formats.flatMap(({ size }) => (size === null ? ['maatwerk'] : sizeKeywords(size))),
      ]),
    ].join(' '),
  }
}

type Size = { width: number | null; height: number | null; diameter?: number | null }

/** Sizes in mm as people write them, in cm: 600 by 800 gives '60x80', '60cm' and '80cm'; a diameter of 400 gives '40cm'. */
function sizeKeywords({ width, height, diameter = null }: Size): string[] {
  const sides = [diameter, width, height].flatMap((side) => (side === null ? [] : [String(side / 10)]))
  return [
    ...(width === null || height === null ? [] : [`${width / 10}x${height / 10}`]),
    ...sides.map((side) => `${side}cm`),
  ]
}

/** A colour, found by its display name only: with its brands in the description every colour would match 'Type'. */
export function finishItem({ name, displayName, brands }: Pick<Finish, 'name' | 'displayName' | 'brands'>): SearchItem {
  return {
    title: displayName,
    description: '',
    url: `/kleuren/${name}`,
    category: 'Kleur',
    colorKey: name,
    isSpecificColor: true,
    brands,
  }
}

export function faqItem({ title, slug, answer }: { title: string; slug: string; answer: string }): SearchItem {
  return {
    title,
    description: cutAtClause(answer, answerLength),
    url: `/veelgestelde-vragen/${slug}`,
    category: 'Veelgestelde vragen',
  }
}

export function vacancyItem({ titel, slug, intro }: { titel: string; slug: string; intro: string }): SearchItem {
  return {
    title: titel,
    description: cutAtWord(intro, descriptionLength),
    url: `/vacatures/${slug}`,
    category: 'Vacature',
  }
}

/** The dealers of a province. */
export function provinceItem({ slug, name }: { slug: string; name: string }): SearchItem {
  return {
    title: `Verkooppunten in ${name}`,
    description: `Badkamerzaken in ${name} met onze meubelen in de toonzaal.`,
    url: `/verkooppunten/nederland/${slug}`,
    category: 'Verkooppunt',
  }
}

/** A dealer; `words`: all names of its town. */
export function dealerItem({
  words = '',
  ...dealer
}: Pick<Dealer, 'Naam' | 'Adres' | 'Postcode' | 'Plaats' | 'Land' | 'Provincie'> & {
  slug: string
  words?: string
}): SearchItem {
  return {
    title: dealer.Naam,
    description: `${dealer.Adres}, ${dealer.Plaats}, ${dealer.Provincie}`,
    url: `/verkooppunten/${dealer.slug}`,
    category: 'Verkooppunt',
    ...(words === '' ? {} : { keywords: words }),
    dealerInfo: {
      land: dealer.Land,
      provincie: dealer.Provincie,
      plaats: dealer.Plaats,
      adres: dealer.Adres,
      postcode: dealer.Postcode,
    },
  }
}
