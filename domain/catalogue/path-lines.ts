/** Lines of drawings as SVG paths, in mm, of the commands that domain/professional/dxf-file.ts reads. Pure. */

/** A closed rectangle from its upper left corner. */
export function rect(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`
}

/** A whole circle around its centre. */
export function circle(x: number, y: number, radius: number): string {
  return `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 0 ${round(radius * 2)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-radius * 2)} 0`
}

/** Tenths of a millimetre are enough for a line. */
export function round(mm: number): number {
  return Math.round(mm * 10) / 10
}
