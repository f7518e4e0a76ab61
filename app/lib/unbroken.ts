/** Keeps figures, signs and units of a value on one line. */
const noBreakSpace = '\u00a0'

/**
 * The text with no-break spaces around its figures and signs, so that a value such as '+ 10 / - 20 mm' or '40 tot 60' stays on one line.
 * After a comma it may break. A hyphen that is a sign becomes a minus, because lines break after a hyphen even before a no-break space.
 */
export function unbroken(text: string): string {
  return text
    .replaceAll(/(?<=^|\/ )-(?= \d)/g, '\u2212')
    .replaceAll(/(?<![,;:]) (?=[\d±×/+\u2212-])|(?<=[\d±×/+\u2212-]) /g, noBreakSpace)
}
