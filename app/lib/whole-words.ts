/** The text with a word joiner where a line may not break: 'e-mailadres' is one word, and CSS cannot say so. */
export function wholeWords(text: string): string {
  return text.replaceAll(/\be-(?=mail)/gi, '$&\u2060')
}
