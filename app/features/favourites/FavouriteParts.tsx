/** What an item on the board and a line of the wish list share. */
import { IconX } from '@tabler/icons-react'
import { favourites } from '#app/lib/favourites-store.ts'
import { Picture } from '#app/ui/picture/Picture.tsx'
import { Swatch } from '#app/ui/swatch/Swatch.tsx'
import type { FavouriteRef } from '#domain/favourites.ts'
import type { FavouriteCard } from '#server/favourites/favourites.ts'
import styles from './FavouriteParts.module.css'

/** The picture of an item, or its colour while it has no picture. */
export function FavouritePicture({ card, sizes, isSquare }: { card: FavouriteCard; sizes: string; isSquare: boolean }) {
  const { picture, color } = card
  if (picture && (picture.file || color === null))
    return <Picture slot={isSquare ? { ...picture, ratio: '1/1' } : picture} sizes={sizes} decorative />
  return (
    color !== null && (
      <span className={styles['swatch']}>
        <Swatch color={color} size="fill" />
      </span>
    )
  )
}

export function RemoveButton({ item, label }: { item: FavouriteRef; label: string }) {
  return (
    <button className={styles['remove']} type="button" onClick={() => favourites.remove(item)}>
      <IconX size={18} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
