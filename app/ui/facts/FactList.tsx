/** Facts as label and value side by side, separated by hairlines. */
import { unbroken } from '#app/lib/unbroken.ts'
import styles from './FactList.module.css'

export type Fact = { label: string; value: string }

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{unbroken(fact.value)}</dd>
        </div>
      ))}
    </dl>
  )
}
