/** The words of the site's search, which editors own: content/search.json */
import { z } from 'zod'

const word = z.string().regex(/^[a-z0-9]+$/, 'een woord staat er in kleine letters en zonder accenten')
/** Words between spaces must all occur, in any order; '/' separates words that mean the same here. */
const phrase = z
  .string()
  .regex(/^[a-z0-9]+(?:[/ ][a-z0-9]+)*$/, 'a phrase is words between spaces, with / between equal ones')

const phrases = z.array(phrase).min(1)

export const searchWordsSchema = z.strictObject({
  /** By a word that visitors type: the words that this site uses, each entry one or more that must all occur. */
  synonyms: z.record(word, z.array(z.string().regex(/^[a-z0-9]+(?: [a-z0-9]+)*$/)).min(1)),
  /**
   * What visitors want to do or know and what the site can do for it: files, lists, services and tools, in the words of visitors, with the
   * pages that help, best first.
   */
  tasks: z.array(
    z.strictObject({
      name: z.string().min(4),
      phrases,
      /** The same in German, French and English, without accents. */
      abroad: z.strictObject({ de: phrases, fr: phrases, en: phrases }).optional(),
      /** Endings of the files that these pages offer; each is a phrase by itself. */
      formats: z.array(word).min(1).optional(),
      pages: z.array(z.string().startsWith('/')).min(1).max(3),
    }),
  ),
})
