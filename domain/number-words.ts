/** Numbers and durations in Dutch words. */

const small = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf', 'dertien', 'veertien', 'vijftien', 'zestien', 'zeventien', 'achttien', 'negentien'] // prettier-ignore
const tens = ['', '', 'twintig', 'dertig', 'veertig', 'vijftig', 'zestig', 'zeventig', 'tachtig', 'negentig']

/** 'veertien', 'tweeëndertig'; figures from 100 on and for what is no whole number. */
export function numberWord(value: number): string {
  if (!Number.isInteger(value)) return String(value)
  const ten = tens[Math.floor(value / 10)] ?? ''
  const unit = value % 10
  if (value < small.length) return small[value] ?? String(value)
  if (ten === '') return String(value)
  if (unit === 0) return ten
  const word = unit === 1 ? 'een' : (small[unit] ?? '')
  return `${word}${word.endsWith('e') ? 'ën' : 'en'}${ten}`
}

/** 'een half uur', 'een uur', 'anderhalf uur', 'drie kwartier', '40 minuten' */
export function durationWords(minutes: number): string {
  const known = new Map([
    [15, 'een kwartier'],
    [30, 'een half uur'],
    [45, 'drie kwartier'],
    [60, 'een uur'],
    [90, 'anderhalf uur'],
  ]).get(minutes)
  return known ?? (minutes % 60 === 0 ? `${numberWord(minutes / 60)} uur` : `${minutes} minuten`)
}
