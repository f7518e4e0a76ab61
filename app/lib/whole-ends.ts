/** A range of two prices with no-break space and a word joiner, so that it breaks before its hyphen only: '€ 149,00' and '- € 319,00'. */
export function wholeEnds(range: string): string {
  return range.replace(' - ', ' -\u2060\u00a0')
}
