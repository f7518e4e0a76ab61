/** One large sentence. */
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionProps } from '../section-frame.ts'
import styles from './Statement.module.css'

export function Statement({ text, frame }: SectionProps<'statement'>) {
  return (
    <Band {...frame}>
      <p className={styles['text']}>{text}</p>
    </Band>
  )
}
