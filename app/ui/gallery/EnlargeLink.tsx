/** A link to the large picture, which an EnlargeArea opens in the viewer. Renders nothing for a picture that is not made yet. */
import { useContext, type ComponentPropsWithRef } from 'react'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { largestPictureUrl } from '#domain/picture-source.ts'
import { TabStopContext } from './enlarge-context.ts'

export function EnlargeLink({
  slot,
  children,
  ...anchor
}: { slot: PictureSlot } & Omit<ComponentPropsWithRef<'a'>, 'href' | 'slot'>) {
  const tabIndex = useContext(TabStopContext)
  if (!slot.file) return null
  return (
    <a
      href={largestPictureUrl(slot.media, slot.file)}
      data-enlarge={slot.alt}
      data-size={`${slot.file.width} ${slot.file.height}`}
      tabIndex={tabIndex}
      {...anchor}
    >
      {children}
    </a>
  )
}
