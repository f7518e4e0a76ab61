/** A picture from edge to edge, with a quiet caption under it. */
import { Picture } from '#app/ui/picture/Picture.tsx'
import type { SectionOf } from '../section.schema.ts'
import styles from './FullBleed.module.css'

export function FullBleed({ picture, caption }: SectionOf<'full-bleed'>) {
  return (
    <figure className={styles['figure']}>
      <div className={styles['picture']}><Picture slot={picture} sizes="100vw" fill /></div>
      {caption && <figcaption className={styles['caption']}><span>{caption}</span></figcaption>}
    </figure>
  )
}
