/** What is made when it is first asked for: a browser takes some milliseconds for each formatter of the language, before the page can come to life. */
export function once<TThing>(make: () => TThing): () => TThing {
  let made: { thing: TThing } | null = null
  return () => (made ??= { thing: make() }).thing
}
