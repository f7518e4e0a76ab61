/** The error messages of the lengths in the form of 'Past het?'. */
import { fitLimits, readLength, type FitLength } from './fit-search.ts'
import { fitWords } from './fit-words.ts'

/**
 * The error of a typed length, after the label of its field: 'Hoogte: 50 tot 400 cm. Bedoelt u 240 cm?'; undefined for a valid length and for an empty field.
 * Drawings are in mm, so a visitor who types 2400 is asked whether 240 cm was meant.
 */
export function lengthFault(name: FitLength, typed: string): string | undefined {
  if (typed.trim() === '' || readLength(name, typed) !== undefined) return undefined
  const { least, most } = fitLimits[name]
  const { label } = fitWords[name]
  const millimetres = /^(\d{1,5})(?:[.,]\d*)?(?:\s*[cm]?m)?$/i.exec(typed.trim())?.[1]
  const meant = millimetres === undefined ? undefined : readLength(name, String(Number(millimetres) / 10))
  return `${label}: ${least} tot ${most} cm.${meant === undefined ? '' : ` Bedoelt u ${meant.replace('.', ',')} cm?`}`
}
