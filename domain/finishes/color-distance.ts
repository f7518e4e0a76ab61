/**
 * How far two colours lie apart to the eye: the distance in the OKLab space (Björn Ottosson, 2020), with the two colour axes counted double,
 * as in ΔE OK2, so that hue weighs as much as lightness. Pure.
 */

type Lab = readonly [lightness: number, greenRed: number, blueYellow: number]

/** 0 for equal colours, about 1 for black and white. Colours as #rrggbb. */
export function colorDistance(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)]
  return Math.hypot(a[0] - b[0], 2 * (a[1] - b[1]), 2 * (a[2] - b[2]))
}

/** From 0 for black to 1 for white. */
export function lightnessOf(color: string): number {
  return oklab(color)[0]
}

/** The `count` items whose colour lies nearest to `color`, nearest first. */
export function nearestColors<TItem>(
  items: readonly TItem[],
  colorOf: (item: TItem) => string,
  color: string,
  count: number,
): TItem[] {
  return items
    .map((item) => ({ item, distance: colorDistance(colorOf(item), color) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ item }) => item)
}

function oklab(hex: string): Lab {
  const [r, g, b] = [linear(hex, 1), linear(hex, 3), linear(hex, 5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** A channel of #rrggbb, from the curve of sRGB to linear light. */
function linear(hex: string, start: number): number {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
