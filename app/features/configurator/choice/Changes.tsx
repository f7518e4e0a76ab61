/** What was asked and cannot be made: what it became, and why. */
import type { SetView } from '#server/configurator/set-view.ts'
import { setAddress, type Place } from '../set-address.ts'
import styles from './Changes.module.css'

export function Changes({ set, place }: { set: SetView; place: Place }) {
  if (set.changes.length === 0) return null
  return (
    <section className={styles['changes']} aria-labelledby="aangepast" data-keep-place="history">
      <h2 id="aangepast" className={styles['title']}>
        {set.changes.length === 1 ? 'Eén keuze kan zo niet' : `${set.changes.length} keuzes kunnen zo niet`}
      </h2>
      <ul className={styles['list']}>
        {set.changes.map(({ part, label, text }) => (
          <li key={part}>
            <strong>{label}</strong>
            {`: ${text}`}
          </li>
        ))}
      </ul>
      <p>
        <a href={setAddress(set, place)}>Verder met wat hier staat</a>
      </p>
    </section>
  )
}
