/** Two pictures side by side, one of which may be taller. Until one of them is made, the other is alone. */
import { Enlargeable } from '#app/ui/gallery/Enlargeable.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import type { PictureRatio } from '#domain/picture-slot.ts'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import type { SectionProps } from '../section-frame.ts'
import styles from './Pair.module.css'

/** `sizes`: stacked on a phone, side by side on wider windows. */
function widthOf(rhythm: 'tall-left' | 'tall-right' | 'even' | 'alone', place: 'left' | 'right'): string {
  const share = rhythm === 'alone' ? 65 : rhythm === 'even' ? 45 : rhythm === `tall-${place}` ? 30 : 61
  return `(width <= 768px) 91vw, ${share}vw`
}

/** The place of the picture that takes the height of the other: the tall one, or of two even ones that in the narrower ratio. */
function narrower([left, right]: SectionOf<'pair'>['pictures'], rhythm: SectionOf<'pair'>['rhythm']): number {
  if (rhythm !== 'even') return rhythm === 'tall-left' ? 0 : 1
  return widthOverHeight(left.ratio) < widthOverHeight(right.ratio) ? 0 : 1
}

function widthOverHeight(ratio: PictureRatio): number {
  const [width = 1, height = 1] = ratio.split('/').map(Number)
  return width / height
}

export function Pair({ pictures, captions, rhythm, frame }: SectionProps<'pair'>) {
  const made = pictures.filter(({ file }) => file !== null).length
  if (made === 0) return null
  return (
    <Band {...frame}>
      {pictures.map(
        (picture, index) =>
          picture.file && (
            <figure
              key={picture.media}
              className={styles['figure']}
              data-rhythm={made === 2 ? rhythm : 'alone'}
              data-place={index === 0 ? 'left' : 'right'}
              data-fills={(made === 2 && index === narrower(pictures, rhythm)) || undefined}
            >
              <Enlargeable
                slot={picture}
                sizes={widthOf(made === 2 ? rhythm : 'alone', index === 0 ? 'left' : 'right')}
              />
              {captions && <figcaption className={styles['caption']}>{captions[index]}</figcaption>}
            </figure>
          ),
      )}
    </Band>
  )
}
