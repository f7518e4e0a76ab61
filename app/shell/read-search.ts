/** Transitional: search params by the name of their reader. */
import * as readers from './search-readers.ts'

type Parsers = typeof readers

export function readSearch<TName extends keyof Parsers>(name: TName): Parsers[TName] {
  // oxlint-disable-next-line import/namespace
  return readers[name]
}
