/** Sizes as visitors read them (docs/rules.md, Prices and sizes). Inside, lengths are whole mm. */

export type Dimensions = { width: number | null; height: number | null; depth: number | null; diameter: number | null }

/** mm as centimetres, with a comma where needed: 800 -> '80', 515 -> '51,5'. */
export function inCentimetres(mm: number): string {
  return String(mm / 10).replace('.', ',')
}

/** `80 x 50 x 45 cm` (width x height, depth when known), or `⌀ 600 mm` for a diameter; empty when neither is known. */
export function dimensionLabel({ width, height, depth, diameter }: Dimensions): string {
  if (width !== null && height !== null)
    return `${[width, height, ...(depth === null ? [] : [depth])].map(inCentimetres).join(' x ')} cm`
  return diameter === null ? '' : `⌀ ${diameter} mm`
}
