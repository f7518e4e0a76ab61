/** A picture that can be looked at closely where an EnlargeArea stands around it; elsewhere the picture alone. Without JavaScript it leads to the large picture. */
import { IconArrowsDiagonal } from '@tabler/icons-react'
import { createContext, useContext, type ComponentProps, type ComponentPropsWithRef } from 'react'
import type { PictureSlot } from '#app/lib/picture-slot.ts'
import { largestPictureUrl } from '#app/lib/picture-source.ts'
import { Picture } from '../picture/Picture.tsx'
import styles from './Enlargeable.module.css'

/** True within an EnlargeArea. */
export const EnlargeContext = createContext(false)

/** The props of Picture; `sign` shows at all times that there is more to see, otherwise only under the pointer and with the focus. */
export function Enlargeable({ sign = false, ...picture }: ComponentProps<typeof Picture> & { sign?: boolean }) {
  const canEnlarge = useContext(EnlargeContext)
  if (!canEnlarge || !picture.slot.file) return <Picture {...picture} />
  return (
    <EnlargeLink slot={picture.slot} className={styles['enlarge']} data-sign={sign || undefined} data-fill={picture.fill || undefined}>
      <span className="visually-hidden">Vergroot: </span>
      <Picture {...picture} />
      <span className={styles['sign']}><IconArrowsDiagonal size={18} stroke={1.5} aria-hidden="true" /></span>
    </EnlargeLink>
  )
}

/** What the EnlargeArea looks for: a link to the large picture that says what it shows and how large it is. Renders nothing for a picture that is not made yet. */
export function EnlargeLink({ slot, children, ...anchor }: { slot: PictureSlot } & Omit<ComponentPropsWithRef<'a'>, 'href' | 'slot'>) {
  if (!slot.file) return null
  return <a href={largestPictureUrl(slot.media, slot.file)} data-enlarge={slot.alt} data-size={`${slot.file.width} ${slot.file.height}`} {...anchor}>{children}</a>
}
