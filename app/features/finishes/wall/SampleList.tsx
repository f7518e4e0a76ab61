/** A row of samples that lead to their pages. */
import { hrefTo } from '#app/ui/link/href.ts'
import type { FinishCard } from '#server/pages/finishes.ts'
import { Sample } from './Sample.tsx'
import styles from './SampleList.module.css'

export function SampleList({ finishes }: { finishes: readonly FinishCard[] }) {
  return (
    <ul className={styles['list']}>
      {finishes.map((finish) => (
        <li key={finish.name}>
          <a className={styles['link']} href={hrefTo({ to: '/kleuren/$kleur', params: { kleur: finish.name } })}>
            <Sample
              finish={finish}
              sizes="(width <= 416px) 42vw, (width <= 600px) 8rem, (width <= 900px) 14vw, 9.5vw"
            />
            <span className={styles['name']}>{finish.displayName}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
