import { expect, test } from 'vitest'
import { listedInLine, withinLine } from './sentence-case.ts'

test('a name within a line begins small, an abbreviation does not', () => {
  expect(['Kast op poten', 'HPL', 'Één deur', '80 x 52 cm', 'E', ''].map(withinLine)).toEqual([
    'kast op poten',
    'HPL',
    'één deur',
    '80 x 52 cm',
    'e',
    '',
  ])
})

test('of a list only the first keeps its capital', () => {
  expect(listedInLine(['Gelakt MDF', 'Gepoedercoat staal', 'HPL', 'Leder'])).toBe(
    'Gelakt MDF, gepoedercoat staal, HPL, leder',
  )
  expect(listedInLine([])).toBe('')
})
