/** Names that begin with a capital on a line of their own, further on in a line. Pure. */

/** 'Gepoedercoat staal' -> 'gepoedercoat staal'; an abbreviation ('HPL') stays as it is. */
export function withinLine(words: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
}

/** 'Gelakt MDF, gepoedercoat staal, HPL': only what begins the line keeps its capital. */
export function listedInLine(names: readonly string[]): string {
  return names.map((name, at) => (at === 0 ? name : withinLine(name))).join(', ')
}

/** 'licht' -> 'Licht' */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
