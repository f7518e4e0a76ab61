/** Facts as label and value side by side, separated by hairlines. */
import styles from './FactList.module.css'

export type Fact = { label: string; value: string }

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
