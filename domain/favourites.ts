/** What a visitor keeps: a list of things with, for the wish list, a quantity and a note. Pure rules; the store is beside it. */

export const favouriteKinds = ['product', 'mirror', 'finish', 'collection', 'room'] as const
export type FavouriteKind = (typeof favouriteKinds)[number]

/**
 * One thing of the site. `id` is the slug of its page (a mirror's code in lower case); a product or mirror in one certain
 * size and colour carries its article number behind an underscore: 'm01_M01-060'.
 */
export type FavouriteRef = { kind: FavouriteKind; id: string }
export type Favourite = FavouriteRef & { quantity: number; note: string }

/** More than this many are not kept, so that a list always fits in storage and in an address. */
export const favouriteLimit = 200
export const quantityLimit = 99
export const noteLimit = 200

/** The form of an id. */
export const favouriteId = /^[A-Za-z0-9][A-Za-z0-9_-]{0,119}$/

function readRef(kind: unknown, id: unknown): FavouriteRef | null {
  const known = favouriteKinds.find((name) => name === kind)
  return known !== undefined && typeof id === 'string' && favouriteId.test(id) ? { kind: known, id } : null
}

/** What stands in storage, or nothing where it stands in no known form; single bad entries are dropped, the rest is kept. Never throws. */
export function readFavourites(text: string | null): Favourite[] {
  let raw: unknown
  try {
    raw = JSON.parse(text ?? 'null')
  } catch {
    return []
  }
  const { version, items } = fieldsOf(raw)
  if (version !== 1 || !Array.isArray(items)) return []
  return limited(
    items.flatMap((item) => {
      const { kind, id, quantity, note } = fieldsOf(item)
      const ref = readRef(kind, id)
      if (ref === null) return []
      return [
        {
          ...ref,
          quantity: typeof quantity === 'number' && clampQuantity(quantity) === quantity ? quantity : 1,
          note: typeof note === 'string' && note.length <= noteLimit ? note : '',
        },
      ]
    }),
  )
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** The text for storage that `readFavourites` reads. */
export function writeFavourites(items: readonly Favourite[]): string {
  return JSON.stringify({ version: 1, items })
}

/** A name for a thing that no other thing has: 'mirror.m01'. */
export function favouriteKey({ kind, id }: FavouriteRef): string {
  return `${kind}.${id}`
}

/** The page and the article of an id: 'm01_M01-060' -> ['m01', 'M01-060'], 'm01' -> ['m01', null]. */
export function splitId(id: string): [slug: string, article: string | null] {
  const line = id.indexOf('_')
  return line === -1 ? [id, null] : [id.slice(0, line), id.slice(line + 1)]
}

/** True when the thing is kept, in whatever size or colour. */
export function hasFavourite(items: readonly FavouriteRef[], ref: FavouriteRef): boolean {
  return items.some((item) => isOf(item, ref))
}

function isOf(item: FavouriteRef, ref: FavouriteRef): boolean {
  return item.kind === ref.kind && (item.id === ref.id || splitId(item.id)[0] === ref.id)
}

/** With the thing at the end, or unchanged when it is there already or the list is full. */
export function addFavourite(items: readonly Favourite[], ref: FavouriteRef): readonly Favourite[] {
  if (hasFavourite(items, ref) || items.length >= favouriteLimit) return items
  return [...items, { kind: ref.kind, id: ref.id, quantity: 1, note: '' }]
}

/** Without this one entry. */
export function removeFavourite(items: readonly Favourite[], ref: FavouriteRef): readonly Favourite[] {
  return items.filter((item) => favouriteKey(item) !== favouriteKey(ref))
}

/** Without the thing in any size or colour. */
export function removeEvery(items: readonly Favourite[], ref: FavouriteRef): readonly Favourite[] {
  return items.filter((item) => !isOf(item, ref))
}

/** Both lists as one: what is in both keeps what `mine` says about it. */
export function mergeFavourites(mine: readonly Favourite[], theirs: readonly Favourite[]): readonly Favourite[] {
  return limited([...mine, ...theirs])
}

/** The value of `?items=`: 'mirror.m01*2,finish.eiken-naturel'. Notes are the visitor's own and stay at home. */
export function writeItems(items: readonly Pick<Favourite, 'kind' | 'id' | 'quantity'>[]): string {
  return items.map((item) => favouriteKey(item) + (item.quantity === 1 ? '' : `*${item.quantity}`)).join(',')
}

/** Reads `?items=`; what is not a thing of this site's form falls away. Never throws. */
export function readItems(text: string): Favourite[] {
  return limited(
    text.split(',').flatMap((part) => {
      const [name = '', quantity = '1'] = part.trim().split('*')
      const point = name.indexOf('.')
      const ref = readRef(name.slice(0, point), name.slice(point + 1))
      return ref === null ? [] : [{ ...ref, quantity: clampQuantity(Number(quantity)), note: '' }]
    }),
  )
}

/** Within 1 to 99; 1 for what is no number. */
export function clampQuantity(quantity: number): number {
  return Number.isFinite(quantity) ? Math.min(quantityLimit, Math.max(1, Math.round(quantity))) : 1
}

function limited(items: readonly Favourite[]): Favourite[] {
  const seen = new Map<string, Favourite>()
  for (const item of items) if (!seen.has(favouriteKey(item))) seen.set(favouriteKey(item), item)
  return [...seen.values()].slice(0, favouriteLimit)
}
