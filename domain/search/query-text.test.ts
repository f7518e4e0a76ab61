import { expect, test } from 'vitest'
import { isQuestion, queryWords, stemOf, wordsOf } from './query-text.ts'

test.each([
  ['Spiegel 60 x 80 cm', ['spiegel', '60x80']],
  ['600x800mm', ['60x80']],
  ['600 × 800', ['60x80']],
  ['60CM', ['60cm']],
  ['1200 mm breed', ['120cm', 'breed']],
  ['M 23-0', ['m23-0']],
  ['m4', ['m04']],
  ['WB45-0800-EINA', ['wb45', '80cm']],
  ['wb450800eina', ['wb45', '80cm']],
  ['wb45 0800 eina', ['wb45', '80cm']],
  ['RSSU-D400-WIMA', ['rssu', '40cm']],
  ['wastafelmeubel 120 thor', ['wastafelmeubel', '120', 'thor']],
  ['kast 1200 eiken', ['kast', '1200', 'eiken']],
  ['M01-060', ['m01', '60cm']],
  ['Nuance 51,5', ['nuance', '515']],
  ['Instructievideo’s', ['instructievideos']],
  ['Noord-Holland', ['noord', 'holland']],
])('reads %s as %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('drops the word for a side after a size only', () => {
  expect(queryWords('meubel 100 breed')).toEqual(['meubel', '100'])
  expect(queryWords('kast 60 cm diep')).toEqual(['kast', '60cm'])
  expect(queryWords('brede spiegel')).toEqual(['brede', 'spiegel'])
})

test('recognises a question of two words or more', () => {
  expect(
    [
      'wat is hpl',
      'Hoe hoog hang ik een meubel?',
      'kan ik zelf monteren',
      'wat',
      'hpl wit',
      'spiegel waar licht uit komt',
    ].map(isQuestion),
  ).toEqual([true, true, true, false, false, false])
})

test('drops stop words, unless there are no others', () => {
  expect(queryWords('hoe haal ik een lade uit het meubel')).toEqual(['haal', 'lade', 'uit', 'meubel'])
  expect(queryWords('wat is dit')).toEqual(['wat', 'is', 'dit'])
  expect(queryWords('spiegel zonder led')).toEqual(['spiegel', 'zonderverlichting'])
})

test.each([
  ['kasten', 'kast'],
  ['spiegels', 'spiegel'],
  ['kranen', 'kraan'],
  ['prijzen', 'prijs'],
  ['witte', 'wit'],
  ['meubelen', 'meubel'],
  ['laden', 'lade'],
  ['planchetten', 'planchet'],
  ['groene', 'groen'],
  ['video’s'.replace('’', ''), 'video'],
])('gives %s and %s the same stem', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other))
})
