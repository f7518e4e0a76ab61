/** What a request is about: the things of a list with their numbers, or what to choose first. */
import type { ReactNode } from 'react'
import { useFavourites } from '#app/lib/favourites-store.ts'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { LinkLines, type LinkLine } from '#app/ui/link/LinkLines.tsx'
import { favouriteKey, readItems, writeItemsWithNotes } from '#domain/favourites.ts'
import { stringifySearch } from '#domain/search-string.ts'
import type { FavouriteCard } from '#server/favourites/favourites.ts'
import styles from './ChosenThings.module.css'

export type ChosenThing = Pick<FavouriteCard, 'kind' | 'id' | 'name' | 'detail' | 'href' | 'price'>

/** The things of the list `items`, with how many of each. */
export function thingLines(things: readonly ChosenThing[], items: string): LinkLine[] {
  const quantities = new Map(readItems(items).map((item) => [favouriteKey(item), item.quantity]))
  return things.map((thing) => {
    const quantity = quantities.get(favouriteKey(thing)) ?? 1
    return { href: thing.href, label: quantity > 1 ? `${quantity} × ${thing.name}` : thing.name, remark: thing.detail }
  })
}

type ChosenThingsProps = {
  /** The page of the form, which takes a list as `?items=`. */
  path: '/offerte' | '/professional/project'
  titleId: string
  lines: readonly LinkLine[]
  /** Said when nothing is chosen. */
  empty: string
  /** Below the lines. */
  children?: ReactNode
}

/** A visitor with a wish list can take it along at once; the page shows pictures of what to choose below the form. */
export function ChosenThings({ path, titleId, lines, empty, children }: ChosenThingsProps) {
  const own = useFavourites()
  return (
    <div className={styles['about']}>
      <h2 id={titleId}>{lines.length > 0 ? 'Waarvoor' : 'Nog niets gekozen'}</h2>
      {lines.length > 0 ? <LinkLines lines={lines} /> : <p className={styles['text']}>{empty}</p>}
      {lines.length > 0 && children}
      {lines.length === 0 && own.length > 0 && (
        <p>
          <ButtonLink
            look="secondary"
            rel="nofollow"
            href={`${path}${stringifySearch({ items: writeItemsWithNotes(own) })}`}
          >
            Neem uw verlanglijstje mee
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
