import { expect, test } from 'vitest'
import { fittingCabinetWidths } from './mirror-fit.ts'

test('a mirror suits cabinets of its own width up to that of which it covers 60 %', () => {
  expect(fittingCabinetWidths(600, [1400, 1000, 1001, 800, 600, 590, 400])).toEqual([600, 800, 1000])
  expect(fittingCabinetWidths(1800, [400, 1600])).toEqual([])
})
