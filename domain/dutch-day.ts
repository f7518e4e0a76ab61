/** Days as Dutch writes them; by hand, as numbers are (dutch-number.ts). A date is 'YYYY-MM-DD'. */

/** From Monday. */
export const dayNames = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag']
const monthNames = ['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober', 'november', 'december'] // prettier-ignore

/** 'woensdag 2 december 2026'. */
export function formatDay(date: string): string {
  return `${partsOf(date).weekday} ${formatDate(date)}`
}

/** '2 december 2026'. */
export function formatDate(date: string): string {
  const { day, month, year } = partsOf(date)
  return `${day} ${month} ${year}`
}

/** 'wo 2 dec'. */
export function formatDayShort(date: string): string {
  const { weekday, day, month } = partsOf(date)
  return `${weekday.slice(0, 2)} ${day} ${month === 'maart' ? 'mrt' : month.slice(0, 3)}`
}

function partsOf(date: string): { weekday: string; day: number; month: string; year: number } {
  const at = new Date(date)
  return {
    weekday: dayNames[(at.getUTCDay() + 6) % 7] ?? '',
    day: at.getUTCDate(),
    month: monthNames[at.getUTCMonth()] ?? '',
    year: at.getUTCFullYear(),
  }
}
