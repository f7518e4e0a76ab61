/** `text`, or as many of its first words as fit into `length` characters with an ellipsis. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')}…`
}
