/** Favourites: a list of items, each with a quantity and a note for the wish list. Pure. */
import { z } from 'zod/mini'
import { once } from './once.ts'
import { param, withFallback } from './search-params.ts'

export const favouriteKinds = ['product', 'mirror', 'finish', 'collection', 'room'] as const
export type FavouriteKind = (typeof favouriteKinds)[number]
export const kindWords: Readonly<Record<FavouriteKind, string>> = {
  product: 'Product',
  mirror: 'Spiegel',
  finish: 'Kleur',
  collection: 'Collectie',
  room: 'Kamer',
}

/**
 * One item. `id` is the slug of its page (a mirror's code in lower case); a product or mirror in one certain
 * size and colour carries its article number behind an underscore: 'm01_M01-060'.
 */
export type FavouriteRef = { kind: FavouriteKind; id: string }
export type Favourite = FavouriteRef & { quantity: number; note: string }

/** The most favourites of one visitor, so that a list fits in storage and in an address. */
export const favouriteLimit = 200
export const quantityLimit = 999
export const noteLimit = 200

export const favouriteId = /^[A-Za-z0-9][A-Za-z0-9_-]{0,119}$/

const refSchema = once(() => z.object({ kind: z.enum(favouriteKinds), id: z.string().check(z.regex(favouriteId)) }))
const storedSchema = once(() =>
  z.object({
    version: z.literal(1),
    items: z.array(
      param(
        z.extend(refSchema(), {
          quantity: withFallback(z.int().check(z.gte(1), z.lte(quantityLimit)), 1),
          note: withFallback(z.string().check(z.maxLength(noteLimit)), ''),
        }),
      ),
    ),
  }),
)

/** The list in a text from storage; empty when the text is invalid, without single entries that are. Never throws. */
export function readFavourites(text: string | null): Favourite[] {
  let raw: unknown
  try {
    raw = JSON.parse(text ?? 'null')
  } catch {
    return []
  }
  const stored = storedSchema().safeParse(raw)
  return stored.success ? limited(stored.data.items.flatMap((item) => item ?? [])) : []
}

/** The text for storage that `readFavourites` reads. */
export function writeFavourites(items: readonly Favourite[]): string {
  return JSON.stringify({ version: 1, items })
}

/** A unique name for an item: 'mirror.m01'. */
export function favouriteKey({ kind, id }: FavouriteRef): string {
  return `${kind}.${id}`
}

/** The slug and the article number of an id: 'm01_M01-060' -> ['m01', 'M01-060'], 'm01' -> ['m01', null]. */
export function splitId(id: string): [slug: string, article: string | null] {
  const line = id.indexOf('_')
  return line === -1 ? [id, null] : [id.slice(0, line), id.slice(line + 1)]
}

/** False for rooms and collections, which are inspiration and not ordered. */
export function hasQuantity({ kind }: FavouriteRef): boolean {
  return kind !== 'room' && kind !== 'collection'
}

/** True when the list has the item in any size or colour. */
export function hasFavourite(items: readonly FavouriteRef[], ref: FavouriteRef): boolean {
  return items.some((item) => isOf(item, ref))
}

function isOf(item: FavouriteRef, ref: FavouriteRef): boolean {
  return item.kind === ref.kind && (item.id === ref.id || splitId(item.id)[0] === ref.id)
}

/** The list with the item at its end; unchanged when it is there already or the list is full. */
export function addFavourite(items: readonly Favourite[], ref: FavouriteRef): readonly Favourite[] {
  if (hasFavourite(items, ref) || items.length >= favouriteLimit) return items
  return [...items, { kind: ref.kind, id: ref.id, quantity: 1, note: '' }]
}

/** The list without this one entry. */
export function removeFavourite(items: readonly Favourite[], ref: FavouriteRef): readonly Favourite[] {
  return items.filter((item) => favouriteKey(item) !== favouriteKey(ref))
}

/** The list without the item in any size or colour. */
export function removeEvery(items: readonly Favourite[], ref: FavouriteRef): readonly Favourite[] {
  return items.filter((item) => !isOf(item, ref))
}

/** Both lists as one; of an entry in both, `mine` wins. */
export function mergeFavourites(mine: readonly Favourite[], theirs: readonly Favourite[]): readonly Favourite[] {
  return limited([...mine, ...theirs])
}

/** Characters of a shared list from which notes are left out, so that the address fits in every request. */
const maxSharedList = 4000

/** The value of `?items=`: 'mirror.m01*2,finish.eiken-naturel', without notes. */
export function writeItems(items: readonly Pick<Favourite, 'kind' | 'id' | 'quantity'>[]): string {
  return items.map(itemText).join(',')
}

/** The same with the notes, 'mirror.m01*2:Boven het raam', as long as the list stays within 4000 characters. */
export function writeItemsWithNotes(items: readonly Favourite[]): string {
  let room = maxSharedList - writeItems(items).length
  return items
    .map((item) => {
      const note = item.note === '' ? '' : `:${escapeNote(item.note)}`
      if (note.length > room) return itemText(item)
      room -= note.length
      return itemText(item) + note
    })
    .join(',')
}

function itemText(item: Pick<Favourite, 'kind' | 'id' | 'quantity'>): string {
  return favouriteKey(item) + (item.quantity === 1 ? '' : `*${item.quantity}`)
}

/** Reads `?items=` without its invalid parts. Never throws. */
export function readItems(text: string): Favourite[] {
  return limited(
    text.split(',').flatMap((part) => {
      const [item = '', ...note] = part.trim().split(':')
      const [name = '', quantity = '1'] = item.split('*')
      const point = name.indexOf('.')
      const { data: ref } = refSchema().safeParse({ kind: name.slice(0, point), id: name.slice(point + 1) })
      return ref === undefined
        ? []
        : [{ ...ref, quantity: clampQuantity(Number(quantity)), note: readNote(note.join(':')) }]
    }),
  )
}

/** A note as it is in an address: on one line, at most 200 characters. */
function readNote(text: string): string {
  return cleanNote(text.replaceAll('%2C', ',').replaceAll('%25', '%'))
}

/** A comma separates items; the rest of a note needs no escape. */
function escapeNote(note: string): string {
  return cleanNote(note).replaceAll('%', '%25').replaceAll(',', '%2C')
}

function cleanNote(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, noteLimit)
    .trim()
}

/** The whole number from 1 to 999 nearest to `quantity`; 1 for NaN. */
export function clampQuantity(quantity: number): number {
  return Number.isFinite(quantity) ? Math.min(quantityLimit, Math.max(1, Math.round(quantity))) : 1
}

function limited(items: readonly Favourite[]): Favourite[] {
  const seen = new Map<string, Favourite>()
  for (const item of items) if (!seen.has(favouriteKey(item))) seen.set(favouriteKey(item), item)
  return [...seen.values()].slice(0, favouriteLimit)
}
