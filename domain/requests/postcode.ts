/** Postcodes of the countries that have dealers (docs/rules.md, Requests). */
import type { DealerCountry } from '../dealers/dealer-places.ts'

type PostcodeRule = {
  form: RegExp
  /** How the parts that `form` finds are written. */
  written: (parts: readonly string[]) => string
  /** What is said of another one. */
  fault: string
}

const rules: Record<Exclude<DealerCountry, 'Curaçao'>, PostcodeRule> = {
  // SA, SD and SS are never given out.
  Nederland: {
    form: /^(?:NL)?([1-9]\d{3})((?!SA|SD|SS)[A-Z]{2})$/,
    written: ([digits, letters]) => `${digits} ${letters}`,
    fault: 'Een Nederlandse postcode is vier cijfers en twee letters, zoals 8011 AB.',
  },
  Duitsland: {
    form: /^(?:DE?)?((?!00)\d{5})$/,
    written: ([digits]) => `${digits}`,
    fault: 'Een Duitse postcode is vijf cijfers, zoals 48149.',
  },
  België: {
    form: /^(?:BE?)?([1-9]\d{3})$/,
    written: ([digits]) => `${digits}`,
    fault: 'Een Belgische postcode is vier cijfers, zoals 9000.',
  },
}

export type PostcodeReading = { status: 'valid'; postcode: string } | { status: 'invalid'; fault: string }

/** A postcode as it is written on an envelope; '' for Curaçao, which has none. */
export function readPostcode(country: DealerCountry, typed: string): PostcodeReading {
  // Spaces, hyphens, dots and what cannot be seen, wherever they are.
  const text = typed.replaceAll(/[\s\p{Cc}\p{Cf}\p{Pd}.]+/gu, '').toUpperCase()
  if (country === 'Curaçao')
    return /^0*$/.test(text)
      ? { status: 'valid', postcode: '' }
      : { status: 'invalid', fault: 'Curaçao heeft geen postcodes; laat dit veld leeg.' }
  const { form, written, fault } = rules[country]
  const found = form.exec(text)
  return found ? { status: 'valid', postcode: written(found.slice(1)) } : { status: 'invalid', fault }
}
