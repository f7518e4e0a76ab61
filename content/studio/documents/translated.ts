/** How translated names are looked up: a name that is missing stops the brochure instead of leaving Dutch in it. */

/** A word that content has and a translation has not. */
export class MissingTranslationError extends Error {
  override readonly name = 'MissingTranslationError'
  constructor(what: string, language: string) {
    super(
      `The ${language} brochure has no words for “${what}”. Add them to content/studio/documents/words-${language}.ts.`,
    )
  }
}

export function translated<TValue>(words: Readonly<Record<string, TValue>>, key: string, language: string): TValue {
  const found = Object.hasOwn(words, key) ? words[key] : undefined
  if (found === undefined) throw new MissingTranslationError(key, language)
  return found
}
