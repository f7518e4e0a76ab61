/** Two pictures that answer each other; one may stand taller and higher than the other. While one of them is not made, the other stands alone. */
import { Enlargeable } from '#app/ui/gallery/Enlargeable.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionOf } from '../section.schema.ts'
import type { SectionFrame } from '../section-frame.ts'
import styles from './Pair.module.css'

export function Pair({ pictures, captions, rhythm, frame }: SectionOf<'pair'> & { frame?: SectionFrame }) {
  const made = pictures.filter(({ file }) => file !== null).length
  if (made === 0) return null
  return (
    <Band {...frame}>
      {pictures.map((picture, index) => picture.file && (
        <figure key={picture.media} className={styles['figure']} data-rhythm={made === 2 ? rhythm : 'alone'} data-place={index === 0 ? 'left' : 'right'}>
          <Enlargeable slot={picture} sizes="(width <= 768px) 100vw, 50vw" />
          {captions && <figcaption className={styles['caption']}>{captions[index]}</figcaption>}
        </figure>
      ))}
    </Band>
  )
}
