/** Whatever a text of the site says, the fonts of the papers have a glyph for it. */
import { readFileSync } from 'node:fs'
import { parse } from 'opentype.js/dist/opentype.mjs'
import { expect, test } from 'vitest'
import { dimensionLabel } from '#domain/dimensions.ts'
import { printableText } from '#server/pdf/paper.ts'
import { codeTexts, contentTexts } from './dutch-texts.ts'
import { products } from './configurator-kits.ts'

const fonts = ['regular', 'semibold'].map((weight) => {
  const { buffer, byteOffset, byteLength } = readFileSync(`server/pdf/fonts/instrument-sans-${weight}.ttf`)
  return parse(buffer.slice(byteOffset, byteOffset + byteLength))
})
const texts = [
  ...[...contentTexts(), ...codeTexts()].map(({ text }) => text),
  ...products.flatMap(({ name, variants }) => [name, ...variants.map(dimensionLabel)]),
]

test('every text keeps its characters in print', () => {
  const lost = texts.filter((text) => printableText(text).split('·').length > text.split('·').length)
  expect(lost).toEqual([])
})

test('every character that is printed has a glyph in each weight', () => {
  const all = Array.from({ length: 0x2400 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at))
  const characters = all.filter((character) => printableText(character) === character)
  expect(characters.length).toBeGreaterThan(250)
  for (const font of fonts) expect(characters.filter((character) => font.charToGlyphIndex(character) === 0)).toEqual([])
})
