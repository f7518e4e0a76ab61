/**
 * The heart: keeps a thing among the favourites or lets it go. Only shown where scripts run, for without them nothing can be kept.
 * It says by itself what it stands for, and looks kept by its style: so it works as well where it is no more than HTML (attend-hearts.ts).
 */
import { IconHeart } from '@tabler/icons-react'
import { favouriteKey, type FavouriteRef } from '#domain/favourites.ts'
import styles from './FavouriteButton.module.css'
import { attendHearts } from './hearts.ts'
// Where a heart is made anew it shows what is kept before it is seen.
import './attend-hearts.ts'

/** `name` is what the thing is called ('Spiegel M01'). 'icon' is for pictures and lists, 'text' for a sheet; `className` says where it stands. */
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
  const key = favouriteKey(item)
  return (
    <span
      key={key}
      ref={attendHearts}
      className={[styles['favourite'], className].filter(Boolean).join(' ')}
      data-look={look}
    >
      <button
        className={styles['button']}
        type="button"
        aria-pressed={false}
        aria-label={look === 'icon' ? `Bewaar bij favorieten: ${name}` : undefined}
        data-favourite={key}
      >
        <IconHeart className={styles['heart']} size={20} aria-hidden="true" />
        {look === 'text' && (
          <span>
            <span className={styles['free']}>Bewaren</span>
            <span className={styles['kept']}>Bewaard</span>
            <span className="visually-hidden">{` bij favorieten: ${name}`}</span>
          </span>
        )}
      </button>
      <output className={styles['full']} />
    </span>
  )
}
