/** Opening hours as dealers have them ('ma 09:00-17:30', seven days from Monday), read for people and for search engines. */

const dayNames = { ma: 'maandag', di: 'dinsdag', wo: 'woensdag', do: 'donderdag', vr: 'vrijdag', za: 'zaterdag', zo: 'zondag' } as const
const schemaDays = { ma: 'Monday', di: 'Tuesday', wo: 'Wednesday', do: 'Thursday', vr: 'Friday', za: 'Saturday', zo: 'Sunday' } as const
const days = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'] as const
type Day = (typeof days)[number]

export type OpeningDay = { day: Day; name: string; /** 'HH:MM', or null when closed. */ opens: string | null; closes: string | null }

/** The days in their order; text that is no opening hour is left out. */
export function readOpeningHours(hours: readonly string[]): OpeningDay[] {
  return hours.flatMap((text) => {
    const found = /^(ma|di|wo|do|vr|za|zo) (?:gesloten|(\d{2}:\d{2})-(\d{2}:\d{2}))$/.exec(text)
    const day = days.find((candidate) => candidate === found?.[1])
    return day ? [{ day, name: dayNames[day], opens: found?.[2] ?? null, closes: found?.[3] ?? null }] : []
  })
}

/** '09.00 – 17.30' or 'gesloten' */
export function hoursInWords({ opens, closes }: OpeningDay): string {
  return opens === null || closes === null ? 'gesloten' : `${opens.replace(':', '.')} – ${closes.replace(':', '.')}`
}

/** Which day it is at `time` where the dealer stands. */
export function dayAt(time: Date, timeZone: string): Day {
  const short = new Intl.DateTimeFormat('nl-NL', { weekday: 'short', timeZone }).format(time)
  return days.find((day) => short.startsWith(day)) ?? 'ma'
}

/** schema.org/OpeningHoursSpecification per open day. */
export function openingHoursData(hours: readonly OpeningDay[]): Record<string, unknown>[] {
  return hours.flatMap((day) => (day.opens === null || day.closes === null ? [] : [{ '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${schemaDays[day.day]}`, opens: day.opens, closes: day.closes }]))
}
