import { expect, it } from 'vitest'
import { wholeWords } from './whole-words.ts'

it('keeps the hyphen of an email address within its line, and leaves other hyphens', () => {
  expect(wholeWords('Uw e-mailadres, per E-mail en IP-adres')).toBe(
    'Uw e-\u2060mailadres, per E-\u2060mail en IP-adres',
  )
})
