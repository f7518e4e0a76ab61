/** The error messages of the lengths in the form of 'Past het?'. */
import { fitLengths, readLength, type FitLength } from './fit-search.ts'

/**
 * The error of a typed length, after the label of its field: 'Hoogte: 50 tot 400 cm. Bedoelt u 240 cm?'; undefined for a valid length and for an empty field.
 * Drawings are in mm, so a visitor who types 2400 is asked whether 240 cm was meant.
 */
export function lengthFault(name: FitLength, typed: string): string | undefined {
  if (typed.trim() === '' || readLength(name, typed) !== undefined) return undefined
  const { label, least, most } = fitLengths[name]
  const millimetres = /^(\d{1,5})(?:[.,]\d*)?(?:\s*[cm]?m)?$/i.exec(typed.trim())?.[1]
  const meant = millimetres === undefined ? undefined : readLength(name, String(Number(millimetres) / 10))
  return `${label}: ${least} tot ${most} cm.${meant === undefined ? '' : ` Bedoelt u ${meant.replace('.', ',')} cm?`}`
}
