/** Weights in words, apart from the rules that calculate them (technical-data.ts), which no page needs. */
import type { Weight } from './technical-data.ts'

/** 'circa 31 kg': whole kilos from 5 kg on, tenths below, and no figure that means nothing. */
export function weightInWords({ kg, isCalculated }: Weight): string {
  if (kg < 0.5) return 'minder dan 0,5\u00A0kg'
  const figure = kg < 4.95 ? kg.toFixed(1).replace('.', ',') : String(Math.round(kg))
  return `${isCalculated ? 'circa ' : ''}${figure}\u00A0kg`
}
