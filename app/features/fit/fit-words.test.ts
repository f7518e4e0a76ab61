import { expect, test } from 'vitest'
import { fitRules } from '#domain/fit/fit-rules.ts'
import { reasonOf } from './fit-words.ts'

test('gives every rule a full sentence for why it fails and for what is tight', () => {
  for (const rule of fitRules) {
    for (const available of [-30, 70, 100]) {
      const said = reasonOf({
        rule,
        needed: rule.startsWith('drain') ? 0 : 80,
        ample: rule.startsWith('drain') ? 100 : 120,
        available,
      })
      expect(said).toMatch(/^[A-Z0-9].*\.$/)
      expect(said).not.toMatch(/NaN|undefined|--/)
    }
  }
})

test('names the missing centimetres', () => {
  expect(reasonOf({ rule: 'width', needed: 806, ample: 820, available: 795 })).toBe(
    '1,1 cm te breed: met 3 mm speling aan beide kanten is 80,6 cm nodig.',
  )
  expect(reasonOf({ rule: 'width', needed: 806, ample: 820, available: 812 })).toBe(
    'Aan elke kant blijft 6 mm. Laat eerst meten of de muren haaks staan.',
  )
  expect(reasonOf({ rule: 'depth', needed: 1050, ample: 1150, available: 1100 })).toBe(
    'Ervoor blijft 65 cm om te staan; 70 cm staat prettiger.',
  )
})
