/** The Dutch of the site: every word spelled right or in the list of our own words beside this file, one form of address, nothing said twice. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findHunspell } from '#tests/services/programs.ts'
import { codeTexts, contentTexts } from './dutch-texts.ts'

const texts = [...contentTexts(), ...codeTexts()]
const hunspell = findHunspell()
/** Names and words of the trade that no dictionary has, one to a line; a word written small may begin a sentence. */
const ourWords = new Set(
  readFileSync('tests/contract/words.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== ''),
)
const small = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)

/** The words of a text; addresses and numbers of articles are no words. */
function wordsOf(text: string): string[] {
  const plain = text.replaceAll(/\S+@\S+|https?:\/\/\S+|\b[A-Z]+\d[\w-]*|\S+\.example\b/g, ' ').replaceAll('’', "'")
  return (plain.match(/\p{L}[\p{L}\p{M}'-]*/gu) ?? [])
    .map((word) => word.replaceAll(/['-]+$/g, ''))
    .filter((word) => word.length > 1)
}

test.skipIf(hunspell === undefined)('spells every Dutch word correctly', () => {
  const first = new Map<string, string>()
  for (const { text, file } of texts)
    for (const word of wordsOf(text)) if (!first.has(word)) first.set(word, `${file}: ${text.slice(0, 60)}`)
  expect(first.size).toBeGreaterThan(6000)
  const { stdout, status } = spawnSync(hunspell ?? '', ['-d', 'nl_NL', '-i', 'utf-8', '-l'], {
    input: [...first.keys()].join('\n'),
    encoding: 'utf8',
  })
  expect(status).toBe(0)
  const unknown = stdout.split('\n').filter((word) => word !== '' && !ourWords.has(word) && !ourWords.has(small(word)))
  expect(unknown.map((word) => `${word} (${first.get(word) ?? ''})`)).toEqual([])
})

test('has no unused word in the word list', () => {
  const used = new Set(texts.flatMap(({ text }) => wordsOf(text)).flatMap((word) => [word, small(word)]))
  expect([...ourWords].filter((word) => !used.has(word))).toEqual([])
})

test('addresses visitors with u, except in two prescribed texts', () => {
  const given = new Set(['Bedankt voor je inschrijving!', 'Vul je e-mailadres in'])
  expect(
    texts
      .filter(({ text }) => /\b(?:je|jij|jou|jouw|jullie|jezelf|uzelve)\b/i.test(text) && !given.has(text.trim()))
      .map(({ text, file }) => `${file}: ${text}`),
  ).toEqual([])
})

test('repeats no twelve words between two collections', () => {
  const shingles = new Map<string, string>()
  const twice: string[] = []
  for (const { text, file } of texts.filter((entry) => entry.file.startsWith('content/collections/'))) {
    const words = wordsOf(text.toLowerCase())
    for (let at = 0; at + 12 <= words.length; at += 1) {
      const shingle = words.slice(at, at + 12).join(' ')
      const other = shingles.get(shingle)
      if (other !== undefined && other !== file) twice.push(`${other} and ${file}: ${shingle}`)
      shingles.set(shingle, file)
    }
  }
  expect(shingles.size).toBeGreaterThan(3000)
  expect(twice).toEqual([])
})
