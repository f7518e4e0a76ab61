/** The image of a code: 25 px wide per character, 30 px high (docs/rules.md, Newsletter), drawn from outlines so that it holds no text. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font, Path } from 'opentype.js/dist/opentype.mjs'
import { seededRandom } from './seeded-random.ts'

export const characterWidth = 25
export const imageHeight = 30

const ink = '#23201b'
const paper = '#f1ece1'

let font: Promise<Font> | undefined
/** Atkinson Hyperlegible, whose characters are easy to tell apart; loaded with the first code, so that the server starts sooner. */
function legibleFont(): Promise<Font> {
  font ??= import('opentype.js/dist/opentype.mjs').then(({ parse }) => {
    const bytes = readFileSync(
      createRequire(import.meta.url).resolve(
        '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff',
      ),
    )
    return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  })
  return font
}

/** A path in SVG syntax. The one of opentype.js caches every number it rounds, which leaks: no two codes share numbers. */
function pathData({ commands }: Path): string {
  const at = (...places: number[]) => places.map((place) => place.toFixed(2)).join(' ')
  return commands
    .map((command) => {
      switch (command.type) {
        case 'M':
        case 'L':
          return command.type + at(command.x, command.y)
        case 'Q':
          return `Q${at(command.x1, command.y1, command.x, command.y)}`
        case 'C':
          return `C${at(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`
        default:
          return 'Z'
      }
    })
    .join('')
}

/** A PNG of `code`; `seed` determines the distortion. */
export async function drawCode(code: string, seed: string): Promise<Buffer> {
  const random = seededRandom(`image ${seed}`)
  const between = (low: number, high: number) => low + random() * (high - low)
  const width = code.length * characterWidth
  const letters = await legibleFont()
  const glyphs = code.split('').map((character, index) => {
    const size = between(22, 27)
    const glyph = letters.charToGlyph(character)
    const advance = ((glyph.advanceWidth ?? 0) / letters.unitsPerEm) * size
    const middle = { x: (index + 0.5) * characterWidth + between(-2, 2), y: imageHeight / 2 + between(-1.5, 1.5) }
    const outline = pathData(glyph.getPath(-advance / 2, size * 0.34, size))
    return `<path d="${outline}" transform="translate(${middle.x.toFixed(2)} ${middle.y.toFixed(2)}) rotate(${between(-16, 16).toFixed(1)}) skewX(${between(-12, 12).toFixed(1)})"/>`
  })
  const strokes = Array.from({ length: 2 }, () => {
    const heights = Array.from({ length: 4 }, () => between(3, imageHeight - 3).toFixed(1))
    return `<path d="M-2 ${heights[0]} C${(width * 0.3).toFixed(0)} ${heights[1]} ${(width * 0.7).toFixed(0)} ${heights[2]} ${width + 2} ${heights[3]}" fill="none" stroke="${ink}" stroke-width="${between(0.6, 1).toFixed(2)}"/>`
  })
  const specks = Array.from(
    { length: width / 5 },
    () =>
      `<circle cx="${between(0, width).toFixed(1)}" cy="${between(0, imageHeight).toFixed(1)}" r="${between(0.4, 0.9).toFixed(2)}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${imageHeight}"><rect width="100%" height="100%" fill="${paper}"/><g fill="${ink}">${glyphs.join('')}${specks.join('')}</g>${strokes.join('')}</svg>`
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer()
}
