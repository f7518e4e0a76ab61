/**
 * A picture in its slot. Ratio and tone reserve its place, so that nothing moves when it loads.
 * They are data attributes, because the Content-Security-Policy refuses style attributes.
 */
import type { FreeSlot, PictureSlot } from '#domain/picture-slot.ts'
import { largestPictureUrl, pictureSource, portraitEnding, type PictureWidth } from '#domain/picture-source.ts'
import { classNames } from '#app/lib/class-names.ts'
import styles from './Picture.module.css'

type PictureProps = {
  slot: PictureSlot | FreeSlot
  /** The `sizes` attribute: how wide the slot is at which viewport, e.g. '(width <= 768px) 100vw, 50vw'. null: always the largest copy, where the picture sets the height of the layout and another copy would change it by a fraction of a pixel. */
  sizes: string | null
  /** The `sizes` of its portrait crop in a window that is at most 600 px wide; without a crop, or this prop, every window gets the same picture. */
  portraitSizes?: string
  /** The widest copy that the slot needs, in px: a card in a list or a thumbnail needs less than its master. */
  most?: PictureWidth
  /** 'hero' is loaded at once, before other pictures. */
  priority?: 'hero' | 'lazy'
  /** Decorative where the text beside it says the same. */
  decorative?: boolean
  /** Let the picture fill its container instead of keeping the ratio of the slot. */
  fill?: boolean
  className?: string | undefined
}

export function Picture({
  slot,
  sizes,
  portraitSizes,
  most,
  priority = 'lazy',
  decorative = false,
  fill = false,
  className,
}: PictureProps) {
  const frame = classNames(styles['frame'], className)
  const alt = decorative ? '' : slot.alt
  const ratio = fill || !('ratio' in slot) ? undefined : slot.ratio
  if (!slot.file) {
    // Not made yet: the tone fills its place, and screen readers still get its description.
    return (
      <span
        className={frame}
        data-tone={slot.tone}
        data-ratio={ratio}
        data-empty={slot.media}
        data-fill={fill || undefined}
        {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      />
    )
  }
  const { src, srcSet } =
    sizes === null
      ? { src: largestPictureUrl(slot.media, slot.file), srcSet: '' }
      : pictureSource(slot.media, slot.file, most)
  const portrait = portraitSizes !== undefined && 'portrait' in slot ? slot.portrait : undefined
  const img = (
    <img
      src={src}
      // One copy leaves nothing to choose.
      {...(srcSet.includes(', ') && sizes !== null ? { srcSet, sizes } : {})}
      width={slot.file.width}
      height={slot.file.height}
      alt={alt}
      decoding={priority === 'hero' ? 'sync' : 'async'}
      {...(priority === 'hero' ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
  return (
    <span className={frame} data-tone={slot.tone} data-ratio={ratio} data-fill={fill || undefined}>
      {/* Of a picture that is loaded at once React writes the preload before the style sheets, without which nothing is painted; of one in <picture> it writes none. */}
      {portrait || priority === 'hero' ? (
        <picture>
          {portrait && (
            <source
              media="(width <= 600px)"
              srcSet={pictureSource(slot.media + portraitEnding, portrait).srcSet}
              sizes={portraitSizes}
              width={portrait.width}
              height={portrait.height}
            />
          )}
          {img}
        </picture>
      ) : (
        img
      )}
    </span>
  )
}
