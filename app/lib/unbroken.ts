/** Keeps figures, signs and units of a value on one line. */
const noBreakSpace = '\u00a0'

/**
 * The text with no-break spaces around its figures and signs, so that a value such as '+ 10 / - 20 mm' or '40 tot 60' stays on one line.
 * After a comma it may break.
 */
export function unbroken(text: string): string {
  return text.replaceAll(/(?<![,;:]) (?=[\d±×/+-])|(?<=[\d±×/+-]) /g, noBreakSpace)
}
