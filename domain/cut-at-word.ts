/** `text`, or as many of its first sentences as fill at least half of `length` characters; else of its Dutch clauses, else of its words, with an ellipsis. */
export function cutAtClause(text: string, length: number): string {
  if (text.length <= length) return text
  const [sentences = ''] = /^.*[.!?](?= )/.exec(text.slice(0, length + 1)) ?? []
  const [clauses = ''] = /^.+(?=[,;:] | (?:of|en|die|dat|als|omdat|want) )/.exec(text.slice(0, length)) ?? []
  if (sentences.length >= length / 2) return sentences
  return clauses.length >= length / 2 ? `${clauses}…` : cutAtWord(text, length)
}

/** `text`, or as many of its first words as fit into `length` characters with an ellipsis. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')}…`
}
