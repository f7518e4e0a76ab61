/** What the wish list changes in an entry. Pure; apart from the other rules, which come with every page that has a heart. */
import { clampQuantity, favouriteKey, noteLimit, type Favourite, type FavouriteRef } from '#domain/favourites.ts'

export type FavouriteChange = {
  /** Another size or colour of the same thing. */ id?: string
  quantity?: number
  note?: string
}

/** Between the notes of entries that became one. */
const joint = '; '

/**
 * With another id, quantity (brought within 1 to 99) or note (cut at 200 characters) for one entry. Two entries never end up the same: one that becomes
 * another is added to it, at the place of the first, with the pieces of both and what both notes say.
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
