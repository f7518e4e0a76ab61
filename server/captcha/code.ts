/** The code of a captcha (docs/rules.md, Newsletter): characters from one of five sets. */

export const codeSets = {
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lower: 'abcdefghijklmnopqrstuvwxyz',
  numbers: '0123456789',
  special: '!#$%&*+-=?@',
  mixed: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
} as const
export type CodeSet = keyof typeof codeSets

/**
 * A code of `length` characters out of `set`.
 * @param random gives a whole number from 0 up to, but not including, its argument
 * @throws {RangeError} when the length is not a whole number above 0
 */
export function createCode(length: number, set: CodeSet, random: (below: number) => number): string {
  if (!Number.isInteger(length) || length < 1)
    throw new RangeError(`A code has at least one character; ${length} were asked for.`)
  const characters = codeSets[set]
  return Array.from({ length }, () => characters.charAt(random(characters.length))).join('')
}
