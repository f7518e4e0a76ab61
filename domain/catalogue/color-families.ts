/** Families of finishes: every oak, every HPL (docs/rules.md, Product list). A finish belongs to one when its key or its name has the word. */
import { foldText } from '../text-fold.ts'
import type { ColorTexture } from './product.schema.ts'

type NamedColor = Pick<ColorTexture, 'name' | 'color_name'>

/** Wood species and materials, in the order shown. */
const colorFamilies = ['Eiken', 'Noten', 'Essen', 'Kersen', 'Lariks', 'Multiplex', 'HPL', 'Beton'].map((name) => ({
  value: name.toLowerCase(),
  name,
}))

/** The values of the colour filter that a finish has: its key, and its family: 'eiken-zand' -> ['eiken-zand', 'eiken']. */
export function colorValues({ name, color_name }: NamedColor): string[] {
  const words = foldText(`${name} ${color_name}`).split(/[^a-z0-9]+/)
  return [
    name,
    ...colorFamilies.filter(({ value }) => value !== name && words.includes(value)).map(({ value }) => value),
  ]
}

/** The families that have one of these finishes, each with the colour of its first. */
export function familyOptions(colors: readonly (NamedColor & Pick<ColorTexture, 'hex_code'>)[]) {
  return colorFamilies.flatMap(({ value, name }) => {
    const first = colors.find((color) => color.name !== value && colorValues(color).includes(value))
    return first && !colors.some((color) => color.name === value)
      ? [{ value, label: `${name}, alle kleuren`, color: first.hex_code }]
      : []
  })
}
