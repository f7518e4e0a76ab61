/** Facts as label and value, separated by hairlines. */
import styles from './FactList.module.css'

export type Fact = { label: string; value: string }

/** 'list': label and value side by side; 'columns': value large over its label, in a row. */
export function FactList({ facts, look = 'list' }: { facts: readonly Fact[]; look?: 'list' | 'columns' }) {
  return (
    <dl className={styles['facts']} data-look={look}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
