/** How many CSS pixels of this screen make a millimetre: measured with a bank card, kept in this browser, 96 per inch until then. */

/** A bank card (ISO/IEC 7810 ID-1), in mm. */
export const bankCard = { width: 85.6, height: 53.98, radius: 3.18 }
/** Pixels per mm that the slider offers: from a television to a telephone held sideways. */
export const scaleLimits = { least: 2, most: 9, step: 0.02, usual: 96 / 25.4 }
/** How wide the pictures of samples are in reality, in mm (art direction of the swatches). */
export const sampleWidth = 300

export const scaleStorageKey = 'pixelsPerMm'

/** What stands in storage as pixels per mm; the usual where it is nothing, or no scale within the limits. Never throws. */
export function readScale(text: string | null): number {
  const scale = text === null || text.trim() === '' ? Number.NaN : Number(text)
  return scale >= scaleLimits.least && scale <= scaleLimits.most ? scale : scaleLimits.usual
}
