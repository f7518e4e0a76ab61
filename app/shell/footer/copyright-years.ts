/** The years behind the © sign. */

const year = new Intl.DateTimeFormat('nl-NL', { year: 'numeric', timeZone: 'Europe/Amsterdam' })

/** '1995–2026': from the founding year to the year that it is in the Netherlands at `now`; one year when they are the same. */
export function copyrightYears(founded: number, now: Date): string {
  const current = year.format(now)
  return current === String(founded) ? current : `${founded}–${current}`
}
