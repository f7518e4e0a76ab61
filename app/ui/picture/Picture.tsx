/**
 * A picture in its slot: the place is held by ratio and tone before anything is loaded, so nothing moves.
 * Ratio and tone are data attributes read by the style sheet: a strict Content-Security-Policy refuses style attributes.
 * Widths come from a fixed ladder that the /img endpoint knows; `sizes` says how wide the slot is on the page.
 */
import type { PictureSlot } from '#app/lib/picture-slot.ts'
import { pictureSource } from '#app/lib/picture-source.ts'
import styles from './Picture.module.css'

type PictureProps = {
  slot: PictureSlot
  /** The `sizes` attribute: how wide the slot is at which viewport, e.g. '(width <= 768px) 100vw, 50vw'. */
  sizes: string
  /** 'hero': the picture that makes the first impression; loaded at once and first. */
  priority?: 'hero' | 'lazy'
  /** Decorative where the text beside it says the same. */
  decorative?: boolean
  /** Let the picture fill its container instead of keeping the ratio of the slot. */
  fill?: boolean
  className?: string
}

export function Picture({ slot, sizes, priority = 'lazy', decorative = false, fill = false, className }: PictureProps) {
  const frame = [styles['frame'], className].filter(Boolean).join(' ')
  const alt = decorative ? '' : slot.alt
  if (!slot.file) {
    // Not made yet: the tone stands in its place, and its description is still there for those who cannot see it.
    return <span className={frame} data-tone={slot.tone} data-ratio={fill ? undefined : slot.ratio} data-empty={slot.media} data-fill={fill || undefined} {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })} />
  }
  const source = pictureSource(slot.media, slot.file)
  return (
    <span className={frame} data-tone={slot.tone} data-ratio={fill ? undefined : slot.ratio} data-fill={fill || undefined}>
      <img
        src={source.src}
        srcSet={source.srcSet}
        sizes={sizes}
        width={slot.file.width}
        height={slot.file.height}
        alt={alt}
        decoding={priority === 'hero' ? 'sync' : 'async'}
        loading={priority === 'hero' ? 'eager' : 'lazy'}
        fetchPriority={priority === 'hero' ? 'high' : 'auto'}
      />
    </span>
  )
}
