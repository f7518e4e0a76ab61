/** Synonyms and tasks of content/search.json, compared by stem. `search-words.schema.ts` checks the file. */
import content from '#content/search.json' with { type: 'json' }
import { editDistance } from '../edit-distance.ts'
import { stemOf } from './query-text.ts'

const synonyms = new Map<string, string[][]>()
for (const [word, others] of Object.entries(content.synonyms)) {
  const stem = stemOf(word)
  synonyms.set(stem, [...(synonyms.get(stem) ?? []), ...others.map((other) => other.split(' '))])
}

/** The words with synonyms, as typed. */
export const wordsWithSynonyms: readonly string[] = Object.keys(content.synonyms)

/** The synonyms of a word, each a list of words that must all occur; none for most. */
export function synonymsOf(word: string): readonly (readonly string[])[] {
  return synonyms.get(stemOf(word)) ?? []
}

type Phrase = { slots: readonly ReadonlySet<string>[]; pages: readonly string[] }

type ContentTask = (typeof content.tasks)[number]

/** All phrases of a task, in any language, with the formats of its files. */
export function phrasesOf({ phrases: own, abroad, formats = [] }: ContentTask): string[] {
  return [...own, ...(abroad ? Object.values(abroad).flat() : []), ...formats]
}

const phrases = content.tasks.flatMap((task) =>
  phrasesOf(task).map((text): Phrase => ({
    slots: text.split(' ').map((slot) => new Set(slot.split('/').map(stemOf))),
    pages: task.pages,
  })),
)
const taskWords = [...new Set(content.tasks.flatMap((task) => phrasesOf(task).flatMap((text) => text.split(/[ /]/))))]
const taskStems = new Set(taskWords.map(stemOf))

/** True for a word of a task in any form: it is spelled right, though no page may have it. */
export function isTaskWord(word: string): boolean {
  return taskStems.has(stemOf(word))
}

export type Task = { pages: readonly string[]; words: readonly string[] }

/**
 * The pages for what a query wants to do, best first, and the words of the query that say so; none for most queries.
 * @param isKnown true for a word of the site, which is read as it is; others may be unfinished or misspelled words of a task
 */
export function taskOf(words: readonly string[], isKnown: (word: string) => boolean): Task {
  const asked = words.map((word) => ({
    word,
    stems: isKnown(word) ? [stemOf(word)] : [stemOf(word), ...nearStems(word)],
  }))
  const found = phrases.flatMap(({ slots, pages }) => {
    const left = new Set(asked)
    const meant = slots.map((slot) => {
      const match = [...left].find(({ stems }) => stems.some((stem) => slot.has(stem)))
      if (match) left.delete(match)
      return match?.word
    })
    return meant.every((word) => word !== undefined) ? [{ pages, words: meant }] : []
  })
  const most = Math.max(0, ...found.map((task) => task.words.length))
  const best = found.filter((task) => task.words.length === most)
  return { pages: [...new Set(best.flatMap(({ pages }) => pages))], words: best.flatMap((task) => task.words) }
}

/** Letters from which the start of a word, or a word with a typing error, is read as the word. */
const leastLetters = { start: 5, error: 6 }

function nearStems(word: string): string[] {
  return taskWords
    .filter(
      (other) =>
        (word.length >= leastLetters.start && other.startsWith(word)) ||
        (word.length >= leastLetters.error && editDistance(word, other, 1) <= 1),
    )
    .map(stemOf)
}
