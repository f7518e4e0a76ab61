/** Opening hours of a week as a form: two times for each day, none when it is closed. */
import { z } from 'zod'
import { weekDays } from '#domain/dealers/week-days.ts'

/** The fields of the form, by day: when it opens and when it closes. */
export const weekFields = weekDays.map((day) => ({ day, opens: `${day}Van`, closes: `${day}Tot` }))

const timeSchema = z.string().nullish()
const formSchema = z.record(z.string(), z.unknown())

/** 'ma 09:00-17:30', 'zo gesloten' as times of the content server: '09:00:00.000'. */
export function weekForm(texts: readonly unknown[]): Record<string, string | null> {
  const time = (text: string | undefined) => (text === undefined ? null : `${text}:00.000`)
  return Object.fromEntries(
    weekFields.flatMap(({ opens, closes }, at) => {
      const [from, to] = String(texts[at]).match(/\d{2}:\d{2}/g) ?? []
      return [
        [opens, time(from)],
        [closes, time(to)],
      ]
    }),
  )
}

/** The texts of a form. A day of which one time is missing becomes a text that the schema refuses. */
export function weekTexts(form: unknown): string[] {
  const times = formSchema.parse(form)
  const time = (field: string) => timeSchema.parse(times[field])?.slice(0, 5) ?? ''
  return weekFields.map(({ day, opens, closes }) => {
    const hours = `${time(opens)}-${time(closes)}`
    return `${day} ${hours === '-' ? 'gesloten' : hours}`
  })
}
