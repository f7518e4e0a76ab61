/** One sentence, large and alone. */
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionOf } from '../section.schema.ts'
import styles from './Statement.module.css'

export function Statement({ text }: SectionOf<'statement'>) {
  return (
    <Band space="wide">
      <p className={styles['text']}>{text}</p>
    </Band>
  )
}
