/** One sentence, large and alone. */
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import type { SectionFrame } from '../section-frame.ts'
import styles from './Statement.module.css'

export function Statement({ text, frame }: SectionOf<'statement'> & { frame?: SectionFrame }) {
  return (
    <Band {...frame}>
      <p className={styles['text']}>{text}</p>
    </Band>
  )
}
