/** The heart that adds a product, mirror, finish, collection or room to the visitor's favourites. Hidden without scripts. */
import { useState } from 'react'
import { favouriteLimit, type FavouriteRef } from '#domain/favourites.ts'
import { favourites, useIsFavourite } from '#app/lib/favourites-store.ts'
import { classNames } from '#app/lib/class-names.ts'
import styles from './FavouriteButton.module.css'

/** `name` is what the item is called ('Spiegel M01'). 'icon' is for pictures and lists, 'text' for an item's own page. */
export function FavouriteButton({
  item,
  name,
  look = 'icon',
  className,
}: {
  item: FavouriteRef
  name: string
  look?: 'icon' | 'text'
  className?: string | undefined
}) {
  const isFavourite = useIsFavourite(item)
  const [message, setMessage] = useState('')
  return (
    <>
      <button
        className={classNames(styles['button'], className)}
        type="button"
        data-look={look}
        data-icon="heart"
        data-needs-js=""
        data-print="hide"
        aria-pressed={isFavourite}
        aria-label={look === 'icon' ? `Bewaar bij favorieten: ${name}` : undefined}
        onClick={() => setMessage(messageAfter(favourites.toggle(item)))}
      >
        {look === 'text' && (
          <span>
            Bewaren
            <span className="visually-hidden">{` bij favorieten: ${name}`}</span>
          </span>
        )}
      </button>
      {message !== '' && (
        <p className={styles['message']} role="alert">
          {message}
        </p>
      )}
    </>
  )
}

function messageAfter(outcome: ReturnType<typeof favourites.toggle>): string {
  if (outcome === 'full') return `U kunt ${favouriteLimit} favorieten bewaren. Verwijder er eerst een.`
  return outcome === 'unkept' ? 'Uw browser bewaart dit niet: zodra u de site verlaat, is het weg.' : ''
}
