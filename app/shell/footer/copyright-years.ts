/** The years behind the © sign. */

/** At New Year it is winter in the Netherlands: one hour later than UTC. */
const winterHour = 3_600_000

/** '1995–2026': from the founding year to the year that it is in the Netherlands at `now`; one year when they are the same. */
export function copyrightYears(founded: number, now: Date): string {
  const current = new Date(now.getTime() + winterHour).getUTCFullYear()
  return current === founded ? String(founded) : `${founded}–${current}`
}
