/**
 * Reads and writes search params: every value is text, several values repeat the key, as a GET form does.
 * The router's default would read the code 662E41 as a number.
 */

export type SearchText = Record<string, string | string[]>

/** '?a=1&b=2&b=3&c=' -> { a: '1', b: ['2', '3'] }. Never throws: broken percent signs are kept. */
export function parseSearch(text: string): SearchText {
  const found: SearchText = {}
  for (const [key, value] of new URLSearchParams(text)) {
    if (key === '__proto__' || value === '') continue
    const before = Object.hasOwn(found, key) ? found[key] : undefined
    found[key] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value]
  }
  return found
}

/** The reverse; undefined, null, false, '' and empty lists are left out, true is written as 1. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item === undefined || item === null || item === false || item === '') continue
      params.append(key, item === true ? '1' : String(item))
    }
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
