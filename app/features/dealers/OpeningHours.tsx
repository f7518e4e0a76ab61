/** A week of opening hours; which day is today and whether it is open now is known in the browser only, where the dealer's clock is asked: a page that was made earlier says neither. */
import { useSyncExternalStore } from 'react'
import { dayAt, hoursInWords, openInWords, readOpeningHours } from './opening-hours.ts'
import styles from './OpeningHours.module.css'

/** Looks at the clock every half minute. */
const everyHalfMinute = (look: () => void) => {
  const timer = setInterval(look, 30_000)
  return () => clearInterval(timer)
}

export function OpeningHours({
  hours,
  timeZone,
  labelledBy,
}: {
  hours: readonly string[]
  timeZone: string
  labelledBy: string
}) {
  const today = useSyncExternalStore(
    everyHalfMinute,
    () => dayAt(new Date(), timeZone),
    () => null,
  )
  const days = readOpeningHours(hours)
  const now = useSyncExternalStore(
    everyHalfMinute,
    () => openInWords(days, new Date(), timeZone),
    () => '',
  )
  return (
    <>
      <p className={styles['now']}>{now}</p>
      <table className={styles['hours']} aria-labelledby={labelledBy}>
        <tbody>
          {days.map((day) => (
            <tr
              key={day.day}
              data-today={day.day === today || undefined}
              aria-current={day.day === today ? 'date' : undefined}
            >
              <th scope="row">
                {day.name}
                {day.day === today && <span className={styles['mark']}> vandaag</span>}
              </th>
              <td>{hoursInWords(day)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
