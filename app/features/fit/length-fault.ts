/** What the form of 'Past het?' says of a length that is none. */
import { fitLengths, readLength, type FitLength } from './fit-search.ts'

/**
 * What is wrong with a typed length, after the label of its field: 'Hoogte: 50 tot 400 cm. Bedoelt u 240 cm?'; undefined when nothing is, also when nothing was typed.
 * Drawings are in mm, so that whoever copies 2400 from one is asked whether 240 cm was meant.
 */
export function lengthFault(name: FitLength, label: string, typed: string): string | undefined {
  if (typed.trim() === '' || readLength(name, typed) !== undefined) return undefined
  const { least, most } = fitLengths[name]
  const millimetres = /^(\d{1,5})(?:[.,]\d*)?(?:\s*[cm]?m)?$/i.exec(typed.trim())?.[1]
  const meant = millimetres === undefined ? undefined : readLength(name, String(Number(millimetres) / 10))
  return `${label}: ${least} tot ${most} cm.${meant === undefined ? '' : ` Bedoelt u ${meant.replace('.', ',')} cm?`}`
}
