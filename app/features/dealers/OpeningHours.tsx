/** A week of opening hours. Which day is today and whether it is open now is known in the browser only, by the clock at the dealer: a cached page says neither. */
import { useSyncExternalStore } from 'react'
import { dayAt, hoursInWords, openInWords, readOpeningHours } from './opening-hours.ts'
import styles from './OpeningHours.module.css'

const halfMinute = 30_000
const everyHalfMinute = (onChange: () => void) => {
  const timer = setInterval(onChange, halfMinute)
  return () => clearInterval(timer)
}

type OpeningHoursProps = { hours: readonly string[]; timeZone: string; labelledBy: string }

export function OpeningHours({ hours, timeZone, labelledBy }: OpeningHoursProps) {
  const now = useSyncExternalStore(
    everyHalfMinute,
    () => Math.floor(Date.now() / halfMinute) * halfMinute,
    () => null,
  )
  const days = readOpeningHours(hours)
  const today = now === null ? null : dayAt(new Date(now), timeZone)
  return (
    <>
      <p className={styles['now']}>{now !== null && openInWords(days, new Date(now), timeZone)}</p>
      <table className={styles['hours']} aria-labelledby={labelledBy}>
        <tbody>
          {days.map((day) => {
            const isToday = day.day === today
            return (
              <tr key={day.day} data-today={isToday || undefined} aria-current={isToday ? 'date' : undefined}>
                <th scope="row">
                  {day.name}
                  {isToday && <span className={styles['mark']}> vandaag</span>}
                </th>
                <td>{hoursInWords(day)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
