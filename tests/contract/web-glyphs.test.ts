/** The fonts of the site have every character that a page shows, and `unicode-range` says which they are. */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { dimensionLabel } from '#domain/dimensions.ts'
import { sourceFiles } from '../architecture/source-files.ts'
import { products } from './configurator-kits.ts'
import { codeTexts } from './dutch-texts.ts'

const css = readFileSync('app/styles/fonts.css', 'utf8')

/** Signs that the typefaces lack, and that come from the fallback. */
const signs = '±µ⌀'

/** Characters of the `unicode-range` of a family. */
function rangeOf(family: string): Set<number> {
  const [, ranges = ''] = new RegExp(`font-family: '${family}';[^}]*unicode-range:([^;]*);`).exec(css) ?? []
  return new Set(
    [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last = first]) => {
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
      return Array.from({ length: to - from + 1 }, (_, at) => from + at)
    }),
  )
}

/** Characters that a WOFF2 file has a glyph for, by its cmap (format 4); W3C WOFF 2.0, section 4. */
function charactersOf(file: string): Set<number> {
  const font = readFileSync(file)
  let at = 48
  const number = () => {
    let value = 0
    for (;;) {
      const byte = font.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let cmapAt = -1
  let length = 0
  for (let left = font.readUInt16BE(12); left > 0; left -= 1) {
    const flags = font.readUInt8(at++)
    const kind = flags & 63
    if (kind === 63) at += 4
    const plain = number()
    // Outlines and their places (kinds 10 and 11) are stored in another form unless the version is 3, other tables when it is not 0.
    const isPlain = flags >> 6 === (kind === 10 || kind === 11 ? 3 : 0)
    const stored = isPlain ? plain : number()
    if (kind === 0) cmapAt = length
    length += stored
  }
  const tables = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)))
  const cmap = tables.subarray(cmapAt)
  const found = new Set<number>()
  for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
    const start = cmap.readUInt32BE(8 + 8 * table)
    if (cmap.readUInt16BE(start) !== 4) continue
    const segments = cmap.readUInt16BE(start + 6) / 2
    for (let segment = 0; segment < segments; segment += 1) {
      const last = cmap.readUInt16BE(start + 14 + 2 * segment)
      const first = cmap.readUInt16BE(start + 16 + 2 * (segments + segment))
      for (let code = first; code <= last && code < 0xffff; code += 1) found.add(code)
    }
  }
  return found
}

const sorted = (codes: ReadonlySet<number>) => [...codes].toSorted((a, b) => a - b)

test.each(['Sans', 'Serif'])('the file of Instrument %s has what its unicode-range says', (style) => {
  const characters = charactersOf(`app/styles/fonts/instrument-${style.toLowerCase()}.woff2`)
  expect(characters.size).toBeGreaterThan(190)
  expect(sorted(rangeOf(`Instrument ${style}`))).toEqual(sorted(characters))
})

test('the fonts have every character that a page shows, but signs that the typefaces lack', () => {
  const texts = [
    ...sourceFiles(['content'], /\.(?:json|tsv)$/)
      .filter((file) => !file.includes('/studio/'))
      .map((file) => readFileSync(file, 'utf8')),
    ...codeTexts().map(({ text }) => text),
    ...products.flatMap(({ name, variants }) => [name, ...variants.map(dimensionLabel)]),
  ]
  const range = rangeOf('Instrument Sans')
  const lost = [...new Set(texts.join(''))].filter(
    (character) => !/\s/.test(character) && !signs.includes(character) && !range.has(character.codePointAt(0) ?? 0),
  )
  expect(lost).toEqual([])
})

test('the fonts have every letter that editors of Western Europe type', () => {
  const range = rangeOf('Instrument Sans')
  const letters = Array.from({ length: 0x100 }, (_, code) => String.fromCodePoint(code)).filter((character) =>
    /[\p{L}\d]/u.test(character),
  )
  const typed = [...letters, ...Array.from('Œœ€–—‘’“”„…')].filter((character) => !signs.includes(character))
  expect(typed.filter((character) => !range.has(character.codePointAt(0) ?? 0))).toEqual([])
})
