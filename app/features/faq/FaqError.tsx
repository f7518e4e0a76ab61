/** What stands in place of questions that cannot be had (specification section 8). */
import { Band } from '#app/ui/band/Band.tsx'
import styles from './FaqError.module.css'

const words = {
  list: 'Kan veelgestelde vragen niet laden. Probeer het later opnieuw.',
  single: 'Kan veelgestelde vraag niet laden. Probeer het later opnieuw.',
} as const

export function FaqError({ of }: { of: keyof typeof words }) {
  return (
    <Band>
      <h1 className={styles['title']}>Veelgestelde vragen</h1>
      <p className={styles['message']} role="alert">{words[of]}</p>
    </Band>
  )
}
