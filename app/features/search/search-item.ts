/** What can be found on the whole site, as items (specification section 3, 'Search item'). Pure; server and search box use the same. */
import type { Dealer } from '#app/features/dealers/dealer.schema.ts'
import type { Finish } from '#app/features/finishes/finish.schema.ts'
import type { Mirror } from '#app/features/mirrors/mirror.schema.ts'

export type SearchCategory = 'Algemeen' | 'Collectie' | 'Inspiratie' | 'Service' | 'FAQ' | 'Montage' | 'Vacature' | 'Spiegel' | 'Kleur' | 'Pagina' | 'Veelgestelde vragen' | 'Verkooppunt'

export type SearchItem = {
  title: string
  description: string
  url: string
  category: SearchCategory
  /** Colours only: the key of `/kleuren?color=`, whether the item is one colour and not the wall of all, and its brands. */
  colorKey?: string
  isSpecificColor?: boolean
  brands?: readonly string[]
  /** Dealers only. */
  dealerInfo?: { land: string; provincie: string; plaats: string; adres: string; postcode: string }
}

/** Descriptions of the loaded lists are cut at so many characters (specification section 9). */
const cutAt = { vacancy: 100, faq: 80 } as const

/** Fixed pages and collections: the category follows from where the page stands. */
export function pageItem(page: { path: string; label: string; description: string }): SearchItem {
  return { title: page.label, description: page.description, url: page.path, category: categoryOf(page.path) }
}

/** Where an address belongs; the first beginning that fits counts. */
function categoryOf(path: string): SearchCategory {
  const begins: readonly (readonly [string, SearchCategory])[] = [
    ['/collecties/spiegels', 'Spiegel'], ['/collecties', 'Collectie'], ['/kleuren', 'Kleur'], ['/inspiratie', 'Inspiratie'], ['/montage', 'Montage'],
    ['/service', 'Service'], ['/downloads', 'Service'], ['/veelgestelde-vragen', 'FAQ'], ['/vacatures', 'Vacature'], ['/verkooppunten', 'Verkooppunt'],
    ['/over-ons', 'Algemeen'], ['/showroom', 'Algemeen'], ['/contact', 'Algemeen'], ['/duurzaamheid', 'Algemeen'], ['/nieuwsbrief', 'Algemeen'],
  ]
  if (path === '/') return 'Algemeen'
  return begins.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1] ?? 'Pagina'
}

/** A mirror by code, model and what it does. */
export function mirrorItem({ name, name2, tagline, features }: Pick<Mirror, 'name' | 'name2' | 'tagline' | 'features'>): SearchItem {
  return { title: `Spiegel ${name} ${name2}`, description: [tagline, features.join(', ')].filter((part) => part !== '').join(' '), url: `/collecties/spiegels/${name.toLowerCase()}`, category: 'Spiegel' }
}

/** A colour by its display name and its brands. */
export function finishItem({ name, displayName, brands, categories }: Pick<Finish, 'name' | 'displayName' | 'brands' | 'categories'>): SearchItem {
  return { title: displayName, description: `${brands.join(', ')}, ${categories.join(', ').toLowerCase()}`, url: `/kleuren/${name}`, category: 'Kleur', colorKey: name, isSpecificColor: true, brands }
}

export function faqItem({ title, slug, answer }: { title: string; slug: string; answer: string }): SearchItem {
  return { title, description: answer.slice(0, cutAt.faq), url: `/veelgestelde-vragen/${slug}`, category: 'Veelgestelde vragen' }
}

export function vacancyItem({ titel, slug, intro }: { titel: string; slug: string; intro: string }): SearchItem {
  return { title: titel, description: intro.slice(0, cutAt.vacancy), url: `/vacatures/${slug}`, category: 'Vacature' }
}

/** A dealer that may be shown. */
export function dealerItem(dealer: Pick<Dealer, 'Naam' | 'Adres' | 'Postcode' | 'Plaats' | 'Land' | 'Provincie'> & { slug: string }): SearchItem {
  return {
    title: dealer.Naam,
    description: `${dealer.Plaats}, ${dealer.Adres}, ${dealer.Provincie}`,
    url: `/verkooppunten/${dealer.slug}`,
    category: 'Verkooppunt',
    dealerInfo: { land: dealer.Land, provincie: dealer.Provincie, plaats: dealer.Plaats, adres: dealer.Adres, postcode: dealer.Postcode },
  }
}
