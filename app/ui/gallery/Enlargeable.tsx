/** A picture that can be enlarged within an EnlargeArea; elsewhere the picture alone. Without JavaScript it links to the large picture. */
import { useContext, type ComponentProps } from 'react'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { Picture } from '../picture/Picture.tsx'
import { EnlargeContext } from './enlarge-context.ts'
import { EnlargeLink } from './EnlargeLink.tsx'
import styles from './Enlargeable.module.css'

/** The props of Picture; `sign` shows the icon at all times, otherwise it appears on hover and focus. */
export function Enlargeable({
  sign = false,
  ...picture
}: Omit<ComponentProps<typeof Picture>, 'slot'> & { slot: PictureSlot; sign?: boolean }) {
  const canEnlarge = useContext(EnlargeContext)
  if (!canEnlarge || !picture.slot.file) return <Picture {...picture} />
  return (
    <EnlargeLink
      slot={picture.slot}
      className={styles['enlarge']}
      data-sign={sign || undefined}
      data-fill={picture.fill || undefined}
    >
      <span className="visually-hidden">Vergroot: </span>
      <Picture {...picture} />
      <span className={styles['sign']} data-icon="" data-print="hide" />
    </EnlargeLink>
  )
}
