import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from '#domain/text-fold.ts'
import { forEachMember } from './bit-set.ts'
import { buildTextIndex } from './text-index.ts'

const word = fc.stringMatching(/^[abé]{1,5}$/)
const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '))

function members(found: ReturnType<ReturnType<typeof buildTextIndex>>): number[] {
  const list: number[] = []
  forEachMember(found, (member) => list.push(member))
  return list
}

test('finds exactly the products with a text that contains the search, words and parts of words alike', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 40 }),
      fc.oneof(text, fc.stringMatching(/^[ab ]{1,6}$/)),
      (texts, asked) => {
        const search = foldText(asked)
        fc.pre(search !== '')
        const found = members(buildTextIndex(texts.map((one) => ({ texts: one })))(search))
        expect(found).toEqual(
          texts.flatMap((one, number) =>
            one.some((candidate) => foldText(candidate).includes(search)) ? [number] : [],
          ),
        )
      },
    ),
    { numRuns: 2_000 },
  )
})

test('gives the same result again from its cache', () => {
  const find = buildTextIndex([{ texts: ['Wastafelmeubel Éénlade 40'] }, { texts: ['Spiegel 40'] }])
  for (let time = 0; time < 2; time++)
    expect([members(find('eenlade 4')), members(find('40')), members(find('el 40')), members(find('x'))]).toEqual([
      [0],
      [0, 1],
      [1],
      [],
    ])
})

test('finds a whole word only where no letter or digit is around it', () => {
  const find = buildTextIndex([
    { texts: ['Greeploos front'] },
    { texts: ['Front met greep.'] },
    { texts: ['greeploos, greep'] },
  ])
  expect([members(find('greep')), members(find('greep', true))]).toEqual([
    [0, 1, 2],
    [1, 2],
  ])
})
