import { expect, test } from 'vitest'
import { keepUnits, withUnits } from './figures-with-units.ts'

test.each([
  ['Een blad van 12 mm, 3 kg en 2700 K.', 'Een blad van 12\u00A0mm, 3\u00A0kg en 2700\u00A0K.'],
  ['Vanaf € 1.299,00 incl. btw', 'Vanaf €\u00A01.299,00 incl. btw'],
  ['koker van 25 × 25 mm', 'koker van 25\u00A0×\u00A025\u00A0mm'],
  ['8 % van 6,4 m² en 50 m³ per uur', '8\u00A0% van 6,4\u00A0m² en 50\u00A0m³ per uur'],
])('%s is kept on one line', (plain, kept) => {
  expect(withUnits(plain)).toBe(kept)
  expect(withUnits(kept)).toBe(kept)
})

test('leaves the space before other words', () => {
  for (const text of ['De 12 mannen tillen', 'Beat 45 Wit', '5 jaar en 8 graden', 'M 25 meter verderop'])
    expect(withUnits(text)).toBe(text)
})

test('changes every string inside, in lists and maps too', () => {
  const content = {
    sizes: ['60 cm'],
    pages: new Map([['/', { title: '40 mm diep', sections: [{ text: 'tot 2400 mm' }] }]]),
    price: 100,
    none: null,
  }
  keepUnits(content)
  expect(content).toEqual({
    sizes: ['60\u00A0cm'],
    pages: new Map([['/', { title: '40\u00A0mm diep', sections: [{ text: 'tot 2400\u00A0mm' }] }]]),
    price: 100,
    none: null,
  })
})
