/** Names with a capital, within a sentence. Pure. */

/** 'Gepoedercoat staal' -> 'gepoedercoat staal'; an abbreviation ('HPL') stays as it is. */
export function withinLine(words: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
}

/** 'Gelakt MDF, gepoedercoat staal, HPL': only the first keeps its capital. */
export function listedInLine(names: readonly string[]): string {
  return names.map((name, at) => (at === 0 ? name : withinLine(name))).join(', ')
}

/** 'licht' -> 'Licht' */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
