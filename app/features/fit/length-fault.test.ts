import { expect, test } from 'vitest'
import { lengthFault } from './length-fault.ts'

const said = (name: 'width' | 'height' | 'depth', ...typed: string[]) => typed.map((text) => lengthFault(name, text))

test('gives no error for a length within the limits or an empty field', () => {
  expect(said('height', '', ' ', '50', '400', '240,5 cm')).toEqual(Array.from({ length: 5 }, () => undefined))
})

test('names the limits for anything else', () => {
  expect(said('height', '30', '49,9', 'hoog', '-80', '9999')).toEqual(
    Array.from({ length: 5 }, () => 'Hoogte: 50 tot 400 cm.'),
  )
  expect(said('depth', '5', '15')).toEqual(['Diepte: 20 tot 1000 cm.', 'Diepte: 20 tot 1000 cm.'])
  expect(said('width', '0', '15')).toEqual(['Breedte: 20 tot 600 cm.', 'Breedte: 20 tot 600 cm.'])
})

test('suggests centimetres for a length that looks like millimetres', () => {
  expect(said('height', '2400', '2400 mm', '2405,5', '4010')).toEqual([
    'Hoogte: 50 tot 400 cm. Bedoelt u 240 cm?',
    'Hoogte: 50 tot 400 cm. Bedoelt u 240 cm?',
    'Hoogte: 50 tot 400 cm. Bedoelt u 240,5 cm?',
    'Hoogte: 50 tot 400 cm.',
  ])
  expect(said('width', '800', '815', '600 mm')).toEqual([
    'Breedte: 20 tot 600 cm. Bedoelt u 80 cm?',
    'Breedte: 20 tot 600 cm. Bedoelt u 81,5 cm?',
    'Breedte: 20 tot 600 cm. Bedoelt u 60 cm?',
  ])
  expect(said('depth', '10000')).toEqual(['Diepte: 20 tot 1000 cm. Bedoelt u 1000 cm?'])
})
