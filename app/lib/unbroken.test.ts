import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

test.each([
  ['+ 10 / - 20 mm', '+~10~/~\u2212~20~mm'],
  ['40 tot 60', '40~tot~60'],
  ['525 en 675', '525~en~675'],
  ['150 mm ± 5 mm', '150~mm~±~5~mm'],
  ['Houtschroef 6 × 60 mm', 'Houtschroef~6~×~60~mm'],
  ['4 mm af, 2 mm naartoe, spindel', '4~mm af, 2~mm naartoe, spindel'],
  ['Laat het vet zitten', 'Laat het vet zitten'],
])('keeps the figures of "%s" with their units', (text, kept) => {
  expect(unbroken(text).replaceAll('\u00a0', '~')).toBe(kept)
})
