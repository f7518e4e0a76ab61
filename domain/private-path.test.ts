import { expect, test } from 'vitest'
import { isPrivatePath } from './private-path.ts'

test('tells the pages that a link with a token opens from all others', () => {
  const own = ['/aanvraag', '/aanvraag/offerte.pdf', '/nieuwsbrief/bevestigen', '/nieuwsbrief/afmelden']
  expect(own.every(isPrivatePath)).toBe(true)
  expect(['/', '/nieuwsbrief', '/aanvragen', '/producten', '/verlanglijstje'].some(isPrivatePath)).toBe(false)
})
