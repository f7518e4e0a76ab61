/** Values that are made when they are first needed: a browser takes milliseconds for each language formatter. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => (made ??= { value: make() }).value
}
