/** The heart that adds a product, mirror, finish, collection or room to the visitor's favourites. Hidden without scripts. */
import { IconHeart } from '@tabler/icons-react'
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
    <span className={classNames(styles['favourite'], className)} data-look={look} data-needs-js="" data-print="hide">
      <button
        className={styles['button']}
        type="button"
        aria-pressed={isFavourite}
        aria-label={look === 'icon' ? `Bewaar bij favorieten: ${name}` : undefined}
        onClick={() => setMessage(messageAfter(favourites.toggle(item)))}
      >
        <IconHeart className={styles['heart']} size={20} aria-hidden="true" />
        {look === 'text' && (
          <span>
            {isFavourite ? 'Bewaard' : 'Bewaren'}
            <span className="visually-hidden">{` bij favorieten: ${name}`}</span>
          </span>
        )}
      </button>
      <output className={styles['message']}>{message}</output>
    </span>
  )
}

function messageAfter(outcome: ReturnType<typeof favourites.toggle>): string {
  if (outcome === 'full') return `Er passen ${favouriteLimit} favorieten op het bord. Haal er eerst een weg.`
  return outcome === 'unkept' ? 'Uw browser bewaart dit niet: zodra u de site verlaat, is het weg.' : ''
}
