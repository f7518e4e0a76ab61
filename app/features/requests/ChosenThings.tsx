/** What a request is about: the things of a list with their numbers, or what to choose first. */
import type { ReactNode } from 'react'
import { useFavourites } from '#app/lib/favourites-store.ts'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
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
  /** Said when nothing is chosen, above the ways to it. */
  empty: string
  /** Below the lines. */
  children?: ReactNode
}

/** Belongs in a Band. Where nothing is chosen, the ways to it are in its second column; a visitor with a wish list takes it along at once. */
export function ChosenThings({ path, titleId, lines, empty, children }: ChosenThingsProps) {
  const own = useFavourites()
  if (lines.length > 0)
    return (
      <div className={styles['about']}>
        <h2 id={titleId}>Waarvoor</h2>
        <LinkLines lines={lines} />
        {children}
      </div>
    )
  return (
    <>
      <h2 id={titleId}>Nog niets gekozen</h2>
      <div className={styles['about']}>
        <p className={styles['text']}>{empty}</p>
        <p className={styles['ways']}>
          <ButtonLink href={hrefTo({ to: '/producten' })}>Kies een product</ButtonLink>
          <ButtonLink look="secondary" href={hrefTo({ to: '/samenstellen' })}>
            Stel een meubel samen
          </ButtonLink>
          {/* The last, because its words change once the list is known. */}
          <ButtonLink
            look="secondary"
            rel="nofollow"
            href={
              own.length > 0
                ? `${path}${stringifySearch({ items: writeItemsWithNotes(own) })}`
                : hrefTo({ to: '/verlanglijstje' })
            }
          >
            {own.length > 0 ? 'Neem uw verlanglijstje mee' : 'Naar uw verlanglijstje'}
          </ButtonLink>
        </p>
      </div>
    </>
  )
}
