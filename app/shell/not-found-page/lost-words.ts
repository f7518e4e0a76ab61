/** What a visitor of an unknown `path` may have been looking for: the words of its last part, to search for. Empty when there are none. */
export function lostWords(path: string): string {
  const last =
    readable(path)
      .split('/')
      .findLast((part) => part !== '') ?? ''
  const words = last
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60)
  return /\p{L}{2}|\p{L}\d/u.test(words) ? words : ''
}

/** As it was typed; an address that cannot be decoded stays as it is. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
