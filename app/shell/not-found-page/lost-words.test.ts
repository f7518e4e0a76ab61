import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lostWords } from './lost-words.ts'

test('the last part of an address gives the words to search for', () => {
  expect(
    [
      '/producten/wastafelmeubel-beat45',
      '/contact.html',
      '/nl/eiken_naturel/',
      '/verkooppunten/belgi%C3%AB',
      '/collecties/beat%2045',
      '/spiegels/m4',
    ].map(lostWords),
  ).toEqual(['wastafelmeubel beat45', 'contact', 'eiken naturel', 'belgië', 'beat 45', 'm4'])
})

test('an address without words gives nothing', () => {
  expect(['/', '/1234', '/-', '/a'].map(lostWords)).toEqual(['', '', '', ''])
})

test('whatever the address, the search is short and has no punctuation', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(lostWords(`/${text}`)).toMatch(/^(?:[\p{L}\p{M}\p{N}]+(?: |$))*$/u)
    }),
  )
  expect(lostWords(`/${'kast'.repeat(50)}`)).toHaveLength(60)
})
