/** One item on the board. */
import { kindWords, splitId, type FavouriteRef } from '#domain/favourites.ts'
import { formatPriceRange } from '#domain/money.ts'
import { withinLine } from '#app/lib/sentence-case.ts'
import { FavouriteButton } from '#app/ui/favourite/FavouriteButton.tsx'
import type { FavouriteCard } from '#server/favourites/favourites.ts'
import { FavouritePicture, RemoveButton } from '../FavouriteParts.tsx'
import styles from './BoardItem.module.css'

/** Of pictures in the proportion of the card, and of square samples, which fill its height. */
const uprightSizes = '(width <= 900px) 44vw, (width <= 1600px) 29vw, 23rem'
const squareSizes = '(width <= 900px) 55vw, (width <= 1600px) 36vw, 29rem'

/** `card` is undefined while it is being fetched, null when it no longer exists. */
export function BoardItem({
  item,
  card,
  isOwn,
}: {
  item: FavouriteRef
  card: FavouriteCard | null | undefined
  /** On the visitor's own board; on a shared one each can be kept. */
  isOwn: boolean
}) {
  const remove = (name: string) => isOwn && <RemoveButton item={item} label={`Verwijder ${name} uit de favorieten`} />
  if (card === undefined) return <div className={styles['waiting']} aria-hidden="true" />
  if (card === null) {
    const name = `${kindWords[item.kind].toLowerCase()} ${splitId(item.id)[0]}`
    return (
      <div className={styles['gone']}>
        <p>
          {kindWords[item.kind]} {splitId(item.id)[0]} bestaat niet meer.
        </p>
        {remove(name)}
      </div>
    )
  }
  const price = formatPriceRange(card.price)
  return (
    <article className={styles['card']}>
      <a className={styles['link']} href={card.href}>
        <FavouritePicture card={card} sizes={card.kind === 'finish' ? squareSizes : uprightSizes} isSquare={false} />
        <h2 className={styles['name']}>{card.name}</h2>
      </a>
      <p className={styles['detail']}>
        {kindWords[card.kind]}
        {card.detail !== '' &&
          `, ${card.kind === 'product' || card.kind === 'collection' ? withinLine(card.detail) : card.detail}`}
      </p>
      {price !== '' && (
        <p className={styles['price']}>
          {price} <small>incl. btw</small>
        </p>
      )}
      {isOwn ? remove(card.name) : <FavouriteButton item={item} name={card.name} className={styles['keep']} />}
    </article>
  )
}
