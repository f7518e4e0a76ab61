/** Loads what can be found, list by list and all at once. A list that cannot be had is empty and counts as loaded (docs/rules.md, Search). */
import '#domain/zod-config.ts'
import { z } from 'zod/mini'
import type { SearchItem } from '#domain/search/search-item.ts'
import { searchSources, type SearchSource } from '#domain/search/search-source.ts'

const categories = [
  'Algemeen',
  'Collectie',
  'Inspiratie',
  'Service',
  'FAQ',
  'Montage',
  'Vacature',
  'Spiegel',
  'Kleur',
  'Pagina',
  'Veelgestelde vragen',
  'Verkooppunt',
] as const

export const itemsSchema = z.array(
  z.object({
    title: z.string(),
    description: z.string(),
    url: z.string().check(z.startsWith('/')),
    category: z.enum(categories),
    keywords: z.optional(z.string()),
    article: z.optional(z.string()),
    colorKey: z.optional(z.string()),
    isSpecificColor: z.optional(z.boolean()),
    brands: z.optional(z.array(z.string())),
    dealerInfo: z.optional(
      z.object({
        land: z.string(),
        provincie: z.string(),
        plaats: z.string(),
        adres: z.string(),
        postcode: z.string(),
      }),
    ),
  }),
)

/** All items that could be had. */
export async function loadItems(): Promise<SearchItem[]> {
  return (await Promise.all(searchSources.map((source) => loadList(source).catch(() => [])))).flat()
}

async function loadList(source: SearchSource): Promise<SearchItem[]> {
  const response = await fetch(`/api/search/${source}`, { headers: { accept: 'application/json' } })
  return response.ok ? itemsSchema.parse(await response.json()) : []
}
