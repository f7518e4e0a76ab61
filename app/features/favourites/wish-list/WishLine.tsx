/** One line of the wish list. */
import { useEffect, useId, useRef, useState } from 'react'
import {
  hasQuantity,
  kindWords,
  noteLimit,
  quantityLimit,
  splitId,
  type Favourite,
  type FavouriteRef,
} from '#domain/favourites.ts'
import { favourites } from '#app/lib/favourites-store.ts'
import { priceOnRequest } from '#domain/catalogue/offer-words.ts'
import { formatPrice, formatPriceRange } from '#domain/money.ts'
import type { FavouriteCard } from '#server/favourites/favourites.ts'
import { changeFavourite, type FavouriteChange } from './change-favourite.ts'
import { FavouritePicture, RemoveButton } from '../FavouriteParts.tsx'
import styles from './WishLine.module.css'

export type WishLineProps = {
  item: Favourite
  /** Undefined while it is being fetched, null when it no longer exists. */
  card: FavouriteCard | null | undefined
  /** The list is the visitor's own and may be changed. */
  isOwn: boolean
  /** This item when its size or colour was the last that was chosen; a new object each time. */
  chosen: FavouriteRef | undefined
  /** Called with the new item when another size or colour is chosen. */
  onChoose: (chosen: FavouriteRef) => void
}

export function WishLine({ item, card, isOwn, chosen, onChoose }: WishLineProps) {
  const isOrdered = hasQuantity(item)
  const slug = splitId(item.id)[0]
  const name = card?.name ?? `${kindWords[item.kind]} ${slug}`
  const price = card ? formatPriceRange(card.price) || (item.kind === 'product' ? priceOnRequest : '') : ''
  const hasOnePrice = card !== null && card !== undefined && card.price.min > 0 && card.price.min === card.price.max
  return (
    <article className={styles['line']}>
      <div className={styles['picture']}>
        {card && <FavouritePicture card={card} sizes="(width <= 900px) 5rem, 7rem" isSquare />}
      </div>
      <div className={styles['words']}>
        <h3 className={styles['name']}>{card ? <a href={card.href}>{card.name}</a> : name}</h3>
        {card === null && <p className={styles['gone']}>Niet meer leverbaar. Vraag uw verkooppunt naar de opvolger.</p>}
        {card && (
          <p className={styles['detail']}>
            {item.kind === 'finish' && 'Kleurstaal, '}
            {card.detail}
          </p>
        )}
        {card && isOwn && card.choices.length > 1 && (
          <Choice item={item} card={card} chosen={chosen} onChoose={onChoose} />
        )}
      </div>
      {isOrdered && <Quantity item={item} name={name} isOwn={isOwn} />}
      {isOrdered && (
        <p className={styles['price']}>
          {hasOnePrice ? formatPrice(card.price.min * item.quantity) : price}
          {hasOnePrice && item.quantity > 1 && <small>{price} per stuk</small>}
        </p>
      )}
      {isOwn ? (
        <Note item={item} name={name} />
      ) : (
        item.note !== '' && (
          <p className={styles['note']}>
            <span>
              Opmerking<span className="visually-hidden"> bij {name}: </span>
            </span>
            <span className={styles['noted']}>{item.note}</span>
          </p>
        )
      )}
      {isOwn && <RemoveButton item={item} label={`Verwijder ${name} van de lijst`} />}
    </article>
  )
}

function change(item: Favourite, to: FavouriteChange) {
  favourites.update((items) => changeFavourite(items, item, to))
}

function Choice({
  item,
  card,
  chosen,
  onChoose,
}: { item: Favourite; card: FavouriteCard } & Pick<WishLineProps, 'chosen' | 'onChoose'>) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  // The line of another size has another key, so the focus has gone to what was beside it.
  useEffect(() => {
    if (chosen) select.current?.focus()
  }, [chosen])
  const choose = (to: string) => {
    change(item, { id: to })
    onChoose({ kind: item.kind, id: to })
  }
  return (
    <p className={styles['field']}>
      <label htmlFor={id}>{card.kind === 'mirror' ? 'Maat' : 'Maat en kleur'}</label>
      <select ref={select} id={id} value={item.id} onChange={(event) => choose(event.target.value)}>
        {!card.choices.some((choice) => choice.id === item.id) && <option value={item.id}>Nog kiezen</option>}
        {card.choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
    </p>
  )
}

/** While it is edited the field holds what is typed; it counts once it is a number. */
function Quantity({ item, name, isOwn }: { item: Favourite; name: string; isOwn: boolean }) {
  const [typed, setTyped] = useState<string | null>(null)
  if (!isOwn) return <p className={styles['quantity']}>{item.quantity} ×</p>
  return (
    <label className={styles['quantity']}>
      <span>
        Aantal<span className="visually-hidden"> {name}</span>
      </span>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={quantityLimit}
        value={typed ?? item.quantity}
        onChange={({ target: { value, valueAsNumber } }) => {
          setTyped(value)
          if (valueAsNumber >= 1) change(item, { quantity: valueAsNumber })
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  )
}

function Note({ item, name }: { item: Favourite; name: string }) {
  return (
    <label className={styles['note']} data-empty={item.note === '' || undefined}>
      <span>
        Opmerking<span className="visually-hidden"> bij {name}</span>
      </span>
      <textarea
        rows={1}
        maxLength={noteLimit}
        value={item.note}
        placeholder="Leiding links, muur van gips …"
        onChange={(event) => change(item, { note: event.target.value })}
      />
    </label>
  )
}
