/** The widths of a mirror in a few words. */

/** '600 - 1200 mm breed, op maat'; `widths` in mm, in their order. */
export function mirrorWidths({
  widths,
  isMadeToMeasure,
}: {
  widths: readonly number[]
  isMadeToMeasure: boolean
}): string {
  const ends = [...new Set([...widths.slice(0, 1), ...widths.slice(-1)])]
  const range = ends.length > 0 ? [`${ends.join(' - ')} mm breed`] : []
  return [...range, ...(isMadeToMeasure ? ['op maat'] : [])].join(', ')
}
