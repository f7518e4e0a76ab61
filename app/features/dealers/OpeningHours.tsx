/** A week of opening hours; which day is today is known in the browser only, where the dealer's clock is asked. */
import { useSyncExternalStore } from 'react'
import { dayAt, hoursInWords, readOpeningHours } from './opening-hours.ts'
import styles from './OpeningHours.module.css'

const never = () => () => undefined

export function OpeningHours({ hours, timeZone, labelledBy }: { hours: readonly string[]; timeZone: string; labelledBy: string }) {
  const today = useSyncExternalStore(never, () => dayAt(new Date(), timeZone), () => null)
  return (
    <table className={styles['hours']} aria-labelledby={labelledBy}>
      <tbody>
        {readOpeningHours(hours).map((day) => (
          <tr key={day.day} data-today={day.day === today || undefined} aria-current={day.day === today ? 'date' : undefined}>
            <th scope="row">{day.name}{day.day === today && <span className={styles['mark']}> vandaag</span>}</th>
            <td>{hoursInWords(day)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
