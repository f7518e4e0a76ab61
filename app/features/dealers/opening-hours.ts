/** Opening hours of dealers ('ma 09:00-17:30', seven days from Monday) in words. */
import { dayNames, weekDays, type Day } from '#domain/dealers/week-days.ts'

export type OpeningDay = {
  day: Day
  name: string
  /** 'HH:MM', or null when closed. */
  opens: string | null
  closes: string | null
}

/** The days in the given order, without invalid entries. */
export function readOpeningHours(hours: readonly string[]): OpeningDay[] {
  return hours.flatMap((text) => {
    const found = /^(ma|di|wo|do|vr|za|zo) (?:gesloten|(\d{2}:\d{2})-(\d{2}:\d{2}))$/.exec(text)
    const day = weekDays.find((candidate) => candidate === found?.[1])
    return day ? [{ day, name: dayNames[day], opens: found?.[2] ?? null, closes: found?.[3] ?? null }] : []
  })
}

/** '09.00 – 17.30' or 'gesloten' */
export function hoursInWords({ opens, closes }: OpeningDay): string {
  return opens === null || closes === null ? 'gesloten' : `${opens.replace(':', '.')} – ${closes.replace(':', '.')}`
}

/** The day of the week at `time` in a time zone. */
export function dayAt(time: Date, timeZone: string): Day {
  const short = new Intl.DateTimeFormat('nl-NL', { weekday: 'short', timeZone }).format(time)
  return weekDays.find((day) => short.startsWith(day)) ?? 'ma'
}

/** The time zone of each country. */
export const timeZones = {
  Nederland: 'Europe/Amsterdam',
  België: 'Europe/Brussels',
  Duitsland: 'Europe/Berlin',
  Curaçao: 'America/Curacao',
} as const

/** Whether a dealer is open at `time`, and until or from when: 'Nu geopend, tot 17.30', 'Nu gesloten, morgen vanaf 09.30'. */
export function openInWords(hours: readonly OpeningDay[], time: Date, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('nl-NL', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(time)
  const today = weekDays.indexOf(dayAt(time, timeZone))
  const point = (text: string) => text.replace(':', '.')
  // Today and the seven days after it: a dealer that is open once a week opens again on the same day.
  for (let ahead = 0; ahead <= 7; ahead++) {
    const {
      opens = null,
      closes = null,
      name = '',
    } = hours.find((day) => day.day === weekDays[(today + ahead) % 7]) ?? {}
    if (opens === null || closes === null) continue
    if (ahead > 0) return `Nu gesloten, ${ahead === 1 ? 'morgen' : name} vanaf ${point(opens)}`
    if (clock < opens) return `Nu gesloten, vandaag vanaf ${point(opens)}`
    if (clock < closes) return `Nu geopend, tot ${point(closes)}`
  }
  return 'Nu gesloten'
}
