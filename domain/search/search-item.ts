/** What can be found on the whole site, as items (docs/rules.md, Search). Pure; server and search box use the same. */
import { articleKey, articlePath, partPath } from '../articles/article-number.ts'
import type { OldArticle, Part } from '../articles/article.schema.ts'
import type { Product } from '../catalogue/product.schema.ts'
import type { Dealer } from '../dealers/dealer.schema.ts'
import type { Finish } from '../finishes/finish.schema.ts'
import type { Mirror } from '../mirrors/mirror.schema.ts'

export type SearchCategory =
  | 'Algemeen'
  | 'Collectie'
  | 'Inspiratie'
  | 'Service'
  | 'FAQ'
  | 'Montage'
  | 'Vacature'
  | 'Spiegel'
  | 'Kleur'
  | 'Pagina'
  | 'Veelgestelde vragen'
  | 'Verkooppunt'

export type SearchItem = {
  title: string
  description: string
  url: string
  category: SearchCategory
  /** What people look for it by besides its texts: codes, sizes in cm. Searched along with the description, never shown. */
  keywords?: string | undefined
  /** Furniture that is no longer made and parts only: letters and digits of the number, and all that they are found by. */
  article?: string | undefined
  /** Colours only: the key of `/kleuren?color=`, whether the item is one colour and not the wall of all, and its brands. */
  colorKey?: string | undefined
  isSpecificColor?: boolean | undefined
  brands?: readonly string[] | undefined
  /** Dealers only. */
  dealerInfo?: { land: string; provincie: string; plaats: string; adres: string; postcode: string } | undefined
}

/** What a result shows of a description at most, in characters (docs/rules.md, Search). */
export const descriptionLength = 100
/** Descriptions of the loaded lists are cut at so many characters (docs/rules.md, Search). */
const cutAt = { Vacature: 100, 'Veelgestelde vragen': 80 } as const

/** The text under the title of a result: the beginning of the description, with dots where it was cut, or the brands where there is none. */
export function shownText({
  category,
  description,
  brands = [],
}: Pick<SearchItem, 'category' | 'description' | 'brands'>): string {
  if (description === '') return brands.join(', ')
  const length = category === 'Veelgestelde vragen' ? cutAt[category] : descriptionLength
  return description.length > length || (description.length === length && category in cutAt)
    ? `${description.slice(0, length).trimEnd()}…`
    : description
}

/** Fixed pages and collections: the category follows from where the page stands, and so do words that its title leaves out ('Duitsland' is below 'verkooppunten'). */
export function pageItem(page: { path: string; label: string; description: string }): SearchItem {
  return {
    title: page.label,
    description: page.description,
    url: page.path,
    category: categoryOf(page.path),
    keywords: page.path.slice(1).replaceAll(/[/-]/g, ' '),
  }
}

/** Where an address belongs; the first beginning that fits counts. */
function categoryOf(path: string): SearchCategory {
  const begins: readonly (readonly [string, SearchCategory])[] = [
    ['/collecties/spiegels', 'Spiegel'],
    ['/collecties', 'Collectie'],
    ['/kleuren', 'Kleur'],
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
  return begins.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1] ?? 'Pagina'
}

/** The list of one kind of product, such as all column cabinets. */
export function productKindItem({ slug, name, text }: { slug: string; name: string; text: string }): SearchItem {
  return { title: name, description: text, url: `/producten?category=${slug}`, category: 'Pagina' }
}

/** The page of a product, found by its name, by the beginning of its article numbers (what stands before the size) and by its sizes. */
export function productItem(product: Pick<Product, 'slug' | 'name' | 'short_description' | 'variants'>): SearchItem {
  const articles = product.variants.map(({ article }) => article.split('-')[0] ?? '')
  return {
    title: product.name,
    description: product.short_description.slice(0, descriptionLength),
    url: `/producten/${product.slug}`,
    category: 'Pagina',
    keywords: [...new Set([...articles, ...product.variants.flatMap(sizeKeywords)])].join(' '),
  }
}

/** The page of furniture that is no longer made. Its name says nothing here: who looks for a cabinet wants one that can be bought. */
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

/** A part that can be ordered by itself, for who has its number; who has not finds it in the guides and among all parts. */
export function partItem({ number, name, note }: Pick<Part, 'number' | 'name' | 'note'>): SearchItem {
  return {
    title: `${name} ${number}`,
    description: note,
    url: partPath(number),
    category: 'Service',
    article: articleKey(number),
  }
}

/** A mirror by code, model, what it does and does not do, and its sizes. */
export function mirrorItem({
  name,
  name2,
  tagline,
  features,
  formats,
  shape,
}: Pick<Mirror, 'name' | 'name2' | 'tagline' | 'features' | 'formats' | 'shape'>): SearchItem {
  const lacking = (['verlichting', 'verwarming'] as const)
    .filter((feature) => !features.includes(feature))
    .map((feature) => `zonder${feature}`)
  return {
    title: `Spiegel ${name} ${name2}`,
    description: features.length === 0 ? tagline : `${tagline} Kenmerken: ${features.join(', ').toLowerCase()}.`,
    url: `/collecties/spiegels/${name.toLowerCase()}`,
    category: 'Spiegel',
    keywords: [
      ...new Set([
        shape,
        ...lacking,
        ...formats.flatMap(({ size }) => (size === null ? ['maatwerk'] : sizeKeywords(size))),
      ]),
    ].join(' '),
  }
}

type Size = { width: number | null; height: number | null; diameter?: number | null }

/** Sides in mm as people write them, in cm: 600 wide and 800 high gives '60x80', '60cm' and '80cm'; a diameter of 400 gives '40cm'. */
function sizeKeywords({ width, height, diameter = null }: Size): string[] {
  const sides = [diameter, width, height].flatMap((side) => (side === null ? [] : [String(side / 10)]))
  return [
    ...(width === null || height === null ? [] : [`${width / 10}x${height / 10}`]),
    ...sides.map((side) => `${side}cm`),
  ]
}

/** A colour by its display name. It has no description of its own (docs/rules.md, Search): its brands would make every colour a hit for 'Type'. */
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
    description: answer.slice(0, cutAt['Veelgestelde vragen']),
    url: `/veelgestelde-vragen/${slug}`,
    category: 'Veelgestelde vragen',
  }
}

export function vacancyItem({ titel, slug, intro }: { titel: string; slug: string; intro: string }): SearchItem {
  return { title: titel, description: intro.slice(0, cutAt.Vacature), url: `/vacatures/${slug}`, category: 'Vacature' }
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

/** A dealer that may be shown. */
export function dealerItem(
  dealer: Pick<Dealer, 'Naam' | 'Adres' | 'Postcode' | 'Plaats' | 'Land' | 'Provincie'> & { slug: string },
): SearchItem {
  return {
    title: dealer.Naam,
    description: `${dealer.Adres}, ${dealer.Plaats}, ${dealer.Provincie}`,
    url: `/verkooppunten/${dealer.slug}`,
    category: 'Verkooppunt',
    dealerInfo: {
      land: dealer.Land,
      provincie: dealer.Provincie,
      plaats: dealer.Plaats,
      adres: dealer.Adres,
      postcode: dealer.Postcode,
    },
  }
}
