/** A function that makes its value when it is first called: a browser takes milliseconds for each language formatter. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => (made ??= { value: make() }).value
}
