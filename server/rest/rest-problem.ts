/** What is wrong with a query, in the words of the dialect. Parsers add to a list and go on; the client is told the first. */

export type Problem = {
  name: 'ValidationError' | 'PaginationError'
  message: string
  details: Readonly<Record<string, string>>
}

export function problem(message: string, details: Readonly<Record<string, string>> = {}): Problem {
  return { name: 'ValidationError', message, details: { source: 'query', ...details } }
}

export function invalidKey(key: string): Problem {
  return problem(`Invalid key ${key}`, { key })
}
