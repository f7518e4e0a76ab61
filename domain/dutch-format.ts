/**
 * Numbers and days as Dutch writes them. By hand, since the first use of an `Intl` formatter takes a browser 16 to 47 ms, and a telephone four times
 * that, while the page cannot respond (docs/quality.md).
 */

/** '1.234,50' for 1234.5 with two decimals; rounded as `toFixed` does. */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '', part] = value.toFixed(decimals).split('.')
  let grouped = whole.slice(-3)
  for (let end = whole.length - 3; end > 0; end -= 3) grouped = `${whole.slice(Math.max(0, end - 3), end)}.${grouped}`
  return part === undefined ? grouped : `${grouped},${part}`
}

/** From Monday. */
export const dayNames = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag']
const monthNames = ['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober', 'november', 'december'] // prettier-ignore

/** 'woensdag 2 december 2026' for '2026-12-02'. */
export function formatDay(date: string): string {
  return `${partsOf(date).weekday} ${formatDate(date)}`
}

/** '2 december 2026' for '2026-12-02'. */
export function formatDate(date: string): string {
  const { day, month, year } = partsOf(date)
  return `${day} ${month} ${year}`
}

/** 'wo 2 dec' for '2026-12-02'. */
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
