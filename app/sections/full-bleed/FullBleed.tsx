/** A picture from edge to edge, with a caption. Renders nothing until the picture is made. */
import { Enlargeable } from '#app/ui/gallery/Enlargeable.tsx'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import styles from './FullBleed.module.css'

export function FullBleed({ picture, caption }: SectionOf<'full-bleed'>) {
  if (!picture.file) return null
  return (
    <figure className={styles['figure']}>
      <div className={styles['picture']}>
        <Enlargeable slot={picture} sizes="(width <= 768px) 113vw, 100vw" fill />
      </div>
      {caption && (
        <figcaption className={styles['caption']}>
          <span>{caption}</span>
        </figcaption>
      )}
    </figure>
  )
}
