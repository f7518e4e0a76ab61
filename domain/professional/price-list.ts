/** The price list for business customers: one row per article, and what changed between two of them. Pure. */
import { priceWithoutVat, vatPercent, type ProfessionalArticle } from './professional-article.ts'

type Cell = string | number | null
type Column = { title: string; value: (article: ProfessionalArticle) => Cell; format?: string }

const euros = '#,##0.00'
const euro = (cents: number) => (cents > 0 ? cents / 100 : null)

/** Prices in euros, null on request; lengths in mm, weights in kg. */
export const priceListColumns: readonly Column[] = [
  { title: 'Artikelnummer', value: ({ article }) => article },
  { title: 'GTIN (intern)', value: ({ gtin }) => gtin },
  { title: 'Omschrijving', value: ({ name }) => name },
  { title: 'Merk', value: ({ brand }) => brand },
  { title: 'Collectie', value: ({ collection }) => collection },
  { title: 'Categorie', value: ({ category }) => category },
  { title: 'Kleur', value: ({ finish }) => finish },
  { title: 'Breedte mm', value: ({ size }) => size.width },
  { title: 'Hoogte mm', value: ({ size }) => size.height },
  { title: 'Diepte mm', value: ({ size }) => size.depth },
  { title: 'Diameter mm', value: ({ size }) => size.diameter },
  { title: 'Gewicht kg', value: ({ weightKg }) => weightKg },
  { title: 'Verpakking l mm', value: ({ box }) => box?.length ?? null },
  { title: 'Verpakking b mm', value: ({ box }) => box?.width ?? null },
  { title: 'Verpakking h mm', value: ({ box }) => box?.height ?? null },
  { title: 'Verpakking kg', value: ({ box }) => box?.kg ?? null },
  { title: 'Btw %', value: () => vatPercent },
  { title: 'Prijs excl. btw', value: ({ price }) => euro(priceWithoutVat(price)), format: euros },
  { title: 'Prijs incl. btw', value: ({ price }) => euro(price), format: euros },
  { title: 'Levertijd weken', value: ({ deliveryWeeks }) => deliveryWeeks },
  { title: 'Pagina', value: ({ url }) => url },
]

/** Cents including VAT by article number: what is kept of a price list to compare it with a later one. */
export type PriceSnapshot = Readonly<Record<string, number>>

export function priceSnapshot(articles: readonly ProfessionalArticle[]): PriceSnapshot {
  return Object.fromEntries(articles.map(({ article, price }) => [article, price]))
}

/** `before`, `after`: cents including VAT, null where the article was not in the list. */
export type PriceChange = {
  article: string
  kind: 'nieuw' | 'vervallen' | 'prijs'
  before: number | null
  after: number | null
}

/** What differs, by article number. */
export function priceChanges(before: PriceSnapshot, after: PriceSnapshot): PriceChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted().flatMap((article): PriceChange[] => {
    const [old, now] = [before[article] ?? null, after[article] ?? null]
    if (old === now) return []
    return [{ article, kind: old === null ? 'nieuw' : now === null ? 'vervallen' : 'prijs', before: old, after: now }]
  })
}
