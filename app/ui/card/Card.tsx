/** An item in a list: a picture and a name that lead to it, facts, and the heart. */
import type { ReactNode } from 'react'
import type { FavouriteRef } from '#domain/favourites.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { FavouriteButton } from '../favourite/FavouriteButton.tsx'
import { Picture } from '../picture/Picture.tsx'
import styles from './Card.module.css'

type CardProps = {
  href: string
  picture: PictureSlot | null
  /** For the picture's `sizes`. */
  sizes: string
  /** False where the picture says more than the name. */
  isDecorative: boolean
  /** On the first screen. */
  isEager: boolean
  name: ReactNode
  /** Heading level: 2 in a list, 3 below an item. */
  level: 2 | 3
  /** A large name in the display font. */
  isLarge?: boolean
  favourite: { item: FavouriteRef; name: string }
  children: ReactNode
}

export function Card({
  href,
  picture,
  sizes,
  isDecorative,
  isEager,
  name,
  level,
  isLarge = false,
  favourite,
  children,
}: CardProps) {
  const Heading = `h${level}` as const
  return (
    <article className={styles['card']} data-large={isLarge || undefined}>
      <a className={styles['link']} href={href}>
        {picture && (
          <Picture
            slot={picture}
            sizes={sizes}
            most={isLarge ? 828 : 640}
            priority={isEager ? 'hero' : 'lazy'}
            decorative={isDecorative}
          />
        )}
        <Heading className={styles['name']}>{name}</Heading>
      </a>
      {children}
      <FavouriteButton className={styles['heart']} {...favourite} />
    </article>
  )
}
