/** The text with a word joiner or a no-break space where a line may not break: 'e-mailadres', 'Beat 45' and '38 uur' are one word, and CSS cannot say so. */
export function wholeWords(text: string): string {
  return text.replaceAll(/\be-(?=mail)/gi, '$&\u2060').replaceAll(/(?<=\b[A-Z]\w+) (?=\d)|(?<=\d) (?=uur\b)/g, '\u00a0')
}
