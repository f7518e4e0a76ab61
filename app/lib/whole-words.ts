/** The text with a word joiner or a no-break space where a line may not break: 'e-mailadres' and 'Beat 45' are one word, and CSS cannot say so. */
export function wholeWords(text: string): string {
  return text.replaceAll(/\be-(?=mail)/gi, '$&\u2060').replaceAll(/(?<=\b[A-Z]\w+) (?=\d)/g, '\u00a0')
}
