/** What a request is about: the things of a list with their numbers. */
import type { ReactNode } from 'react'
import { LinkLines, type LinkLine } from '#app/ui/link/LinkLines.tsx'
import { favouriteKey, readItems } from '#domain/favourites.ts'
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
  titleId: string
  lines: readonly LinkLine[]
  /** Below the lines. */
  children?: ReactNode
}

export function ChosenThings({ titleId, lines, children }: ChosenThingsProps) {
  return (
    <div className={styles['about']}>
      <h2 id={titleId}>Waarvoor</h2>
      <LinkLines lines={lines} />
      {children}
    </div>
  )
}
