/** The heart: keeps a thing among the favourites or lets it go. Only shown where scripts run, for without them nothing can be kept. */
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { favouriteLimit, hasFavourite, type FavouriteRef } from '#app/lib/favourites.ts'
import { favourites, useFavourites } from '#app/lib/favourites-store.ts'
import styles from './FavouriteButton.module.css'

/** `name` is what the thing is called ('Spiegel M01'). 'icon' is for pictures and lists, 'text' for a sheet. */
export function FavouriteButton({ item, name, look = 'icon' }: { item: FavouriteRef; name: string; look?: 'icon' | 'text' }) {
  const isKept = hasFavourite(useFavourites(), item)
  const [isFull, setFull] = useState(false)
  const Heart = isKept ? IconHeartFilled : IconHeart
  return (
    <span className={styles['favourite']} data-look={look}>
      <button className={styles['button']} type="button" aria-pressed={isKept} onClick={() => setFull(favourites.toggle(item) === 'full')}>
        <Heart className={styles['heart']} size={20} stroke={1.5} aria-hidden="true" />
        {look === 'text' ? <span>{isKept ? 'Bewaard' : 'Bewaren'}<span className="visually-hidden"> bij favorieten: {name}</span></span> : <span className="visually-hidden">Bewaar bij favorieten: {name}</span>}
      </button>
      <output className={styles['full']}>{isFull && `Er passen ${favouriteLimit} favorieten op het bord. Haal er eerst een weg.`}</output>
    </span>
  )
}
