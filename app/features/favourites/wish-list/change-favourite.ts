/** Changes of an entry on the wish list. Pure. */
import { clampQuantity, favouriteKey, noteLimit, type Favourite, type FavouriteRef } from '#domain/favourites.ts'

export type FavouriteChange = {
  /** Another size or colour. */
  id?: string
  quantity?: number
  note?: string
}

/** Separates the notes of merged entries. */
const joint = '; '

/**
 * The list with another id, quantity (clamped to 1 to 999) or note (cut at 200 characters) for one entry. An entry that becomes equal to another is
 * merged into it at the place of the first, with the sum of their quantities and both notes.
 */
export function changeFavourite(
  items: readonly Favourite[],
  ref: FavouriteRef,
  change: FavouriteChange,
): readonly Favourite[] {
  const before = favouriteKey(ref)
  const after = favouriteKey({ kind: ref.kind, id: change.id ?? ref.id })
  const changed = items.map((item) => (favouriteKey(item) === before ? withChange(item, change) : item))
  const [first, ...others] = changed.filter((item) => favouriteKey(item) === after)
  return first === undefined || others.length === 0
    ? changed
    : changed.flatMap((item) =>
        item === first ? [others.reduce(joined, first)] : favouriteKey(item) === after ? [] : [item],
      )
}

function withChange(item: Favourite, { id = item.id, quantity, note = item.note }: FavouriteChange): Favourite {
  return {
    kind: item.kind,
    id,
    quantity: quantity === undefined ? item.quantity : clampQuantity(quantity),
    note: note.slice(0, noteLimit),
  }
}

function joined(one: Favourite, other: Favourite): Favourite {
  const notes = new Set([one, other].flatMap(({ note }) => note.split(joint)).filter((note) => note !== ''))
  return {
    ...one,
    quantity: clampQuantity(one.quantity + other.quantity),
    note: [...notes].join(joint).slice(0, noteLimit),
  }
}
