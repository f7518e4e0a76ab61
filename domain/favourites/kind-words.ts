/** Names of the kinds of favourites. */
import type { FavouriteKind } from '../favourites.ts'

export const kindWords: Readonly<Record<FavouriteKind, string>> = {
  product: 'Product',
  mirror: 'Spiegel',
  finish: 'Kleur',
  collection: 'Collectie',
  room: 'Kamer',
}
