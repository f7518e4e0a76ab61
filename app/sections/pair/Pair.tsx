/** Two pictures side by side, one of which may be taller. Until one of them is made, the other is alone. */
import { Enlargeable } from '#app/ui/gallery/Enlargeable.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionProps } from '../section-frame.ts'
import styles from './Pair.module.css'

/** `sizes`: stacked on a phone, side by side on wider windows. */
function widthOf(rhythm: 'tall-left' | 'tall-right' | 'even' | 'alone', place: 'left' | 'right'): string {
  const share = rhythm === 'alone' ? 65 : rhythm === 'even' ? 45 : rhythm === `tall-${place}` ? 30 : 61
  return `(width <= 768px) 91vw, ${share}vw`
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
