/**
 * Synonyms and tasks, compared by stem: those of content/search.json, or what editors made of them since the build
 * (`search-words.schema.ts` checks both).
 */
import content from '#content/search.json' with { type: 'json' }
import { editDistance } from '../edit-distance.ts'
import { stemOf } from './query-text.ts'

export type SearchWords = {
  synonyms: Readonly<Record<string, readonly string[]>>
  tasks: readonly {
    phrases: readonly string[]
    abroad?: Readonly<Record<string, readonly string[]>> | undefined
    formats?: readonly string[] | undefined
    pages: readonly string[]
  }[]
}

type Phrase = { slots: readonly ReadonlySet<string>[]; pages: readonly string[] }

/** All phrases of a task, in any language, with the formats of its files. */
export function phrasesOf({ phrases: own, abroad, formats = [] }: SearchWords['tasks'][number]): string[] {
  return [...own, ...(abroad ? Object.values(abroad).flat() : []), ...formats]
}

function prepared(words: SearchWords) {
  const synonyms = new Map<string, string[][]>()
  for (const [word, others] of Object.entries(words.synonyms)) {
    const stem = stemOf(word)
    synonyms.set(stem, [...(synonyms.get(stem) ?? []), ...others.map((other) => other.split(' '))])
  }
  const taskWords = [...new Set(words.tasks.flatMap((task) => phrasesOf(task).flatMap((text) => text.split(/[ /]/))))]
  return {
    words,
    synonyms,
    withSynonyms: Object.keys(words.synonyms),
    phrases: words.tasks.flatMap((task) =>
      phrasesOf(task).map((text): Phrase => ({
        slots: text.split(' ').map((slot) => new Set(slot.split('/').map(stemOf))),
        pages: task.pages,
      })),
    ),
    taskWords,
    taskStems: new Set(taskWords.map(stemOf)),
  }
}

/** Those that the browser has without asking. */
export const builtSearchWords: SearchWords = content
let current = prepared(builtSearchWords)

/** The words of all searches from now on. One that was prepared has to be prepared again. */
export function setSearchWords(words: SearchWords): void {
  if (words !== current.words) current = prepared(words)
}

/** What was set last. */
export function searchWords(): SearchWords {
  return current.words
}

/** The words with synonyms, as typed. */
export function wordsWithSynonyms(): readonly string[] {
  return current.withSynonyms
}

/** The synonyms of a word, each a list of words that must all occur; none for most. */
export function synonymsOf(word: string): readonly (readonly string[])[] {
  return current.synonyms.get(stemOf(word)) ?? []
}

/** True for a word of a task in any form: it is spelled right, though no page may have it. */
export function isTaskWord(word: string): boolean {
  return current.taskStems.has(stemOf(word))
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
  const found = current.phrases.flatMap(({ slots, pages }) => {
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
  return current.taskWords
    .filter(
      (other) =>
        (word.length >= leastLetters.start && other.startsWith(word)) ||
        (word.length >= leastLetters.error && editDistance(word, other, 1) <= 1),
    )
    .map(stemOf)
}
