import { expect, it } from 'vitest'
import { wholeWords } from './whole-words.ts'

it('keeps the hyphen of an email address within its line, and leaves other hyphens', () => {
  expect(wholeWords('Uw e-mailadres, per E-mail en IP-adres')).toBe(
    'Uw e-\u2060mailadres, per E-\u2060mail en IP-adres',
  )
})

it('keeps the number of a name on the line of the name', () => {
  expect(wholeWords('De lades van Beat 45 en Nuance 51.5, in 2026')).toBe(
    'De lades van Beat\u00a045 en Nuance\u00a051.5, in 2026',
  )
})
