/** A link to the large picture, which an EnlargeArea opens in the viewer. Renders nothing for a picture that is not made yet. */
import type { ComponentPropsWithRef } from 'react'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { largestPictureUrl } from '#domain/picture-source.ts'

export function EnlargeLink({
  slot,
  children,
  ...anchor
}: { slot: PictureSlot } & Omit<ComponentPropsWithRef<'a'>, 'href' | 'slot'>) {
  if (!slot.file) return null
  return (
    <a
      href={largestPictureUrl(slot.media, slot.file)}
      data-enlarge={slot.alt}
      data-size={`${slot.file.width} ${slot.file.height}`}
      {...anchor}
    >
      {children}
    </a>
  )
}
