/** The number in the bar code of a variant, for our own warehouse and dealers (docs/rules.md, Technical data). Pure. */

/** The largest prime below 10^11: the digits between the prefix and the check digit. */
const modulus = 99_999_999_977

/**
 * A GTIN-13 from the range 20-29, which GS1 leaves to companies for internal use and registers for nobody.
 * The same article number always gives the same digits.
 */
export function internalGtin(article: string): string {
  let hash = 0
  for (const character of article) hash = (hash * 131 + (character.codePointAt(0) ?? 0)) % modulus
  const digits = `2${String(hash).padStart(11, '0')}`
  return `${digits}${checkDigit(digits)}`
}

/** The check digit of GS1 after twelve digits: weights 1 and 3 in turn. */
export function checkDigit(digits: string): number {
  const sum = Array.from(digits, Number).reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}
