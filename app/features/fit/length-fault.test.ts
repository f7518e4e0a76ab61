import { expect, test } from 'vitest'
import { lengthFault } from './length-fault.ts'

const said = (name: 'width' | 'height' | 'depth', ...typed: string[]) =>
  typed.map((text) => lengthFault(name, 'Maat', text))

test('nothing is wrong with a length within the limits, nor with a field that was left empty', () => {
  expect(said('height', '', ' ', '50', '400', '240,5 cm')).toEqual(Array.from({ length: 5 }, () => undefined))
})

test('what lies outside the limits or is no length hears the limits', () => {
  expect(said('height', '30', '49,9', 'hoog', '-80', '9999')).toEqual(
    Array.from({ length: 5 }, () => 'Maat: 50 tot 400 cm.'),
  )
  expect(said('depth', '5', '15')).toEqual(['Maat: 20 tot 1000 cm.', 'Maat: 20 tot 1000 cm.'])
  expect(said('width', '0', '15')).toEqual(['Maat: 20 tot 600 cm.', 'Maat: 20 tot 600 cm.'])
})

test('millimetres are asked after where they are a length in centimetres', () => {
  expect(said('height', '2400', '2400 mm', '2405,5', '4010')).toEqual([
    'Maat: 50 tot 400 cm. Bedoelt u 240 cm?',
    'Maat: 50 tot 400 cm. Bedoelt u 240 cm?',
    'Maat: 50 tot 400 cm. Bedoelt u 240,5 cm?',
    'Maat: 50 tot 400 cm.',
  ])
  expect(said('width', '800', '815', '600 mm')).toEqual([
    'Maat: 20 tot 600 cm. Bedoelt u 80 cm?',
    'Maat: 20 tot 600 cm. Bedoelt u 81,5 cm?',
    'Maat: 20 tot 600 cm. Bedoelt u 60 cm?',
  ])
  expect(said('depth', '10000')).toEqual(['Maat: 20 tot 1000 cm. Bedoelt u 1000 cm?'])
})
