/** The words for `key`. @throws {RangeError} without them, so that no Dutch remains in a translated brochure */
export function translated<T>(words: Readonly<Record<string, T>>, key: string, language: string): T {
  const found = Object.hasOwn(words, key) ? words[key] : undefined
  if (found === undefined)
    throw new RangeError(`There are no words for “${key}” in content/studio/documents/words-${language}.ts.`)
  return found
}
