/** Reads the search params of a page by the name of its reader. Most addresses have none; what reads them comes to the browser when it is needed, or once the page is idle. */
import { createIsomorphicFn } from '@tanstack/react-start'
import { canReadSearch, fetchSearchReader, type Output } from '#app/lib/search-schema.ts'
import { atHand, spared, type Spared } from '#app/lib/spared.ts'
import * as readers from './search-readers.ts'
import type * as Readers from './search-readers.ts'

type Name = keyof typeof Readers
type Parser<TSearch> = { parse: (search: Record<string, unknown>) => TSearch }
type Parsers = { [TName in Name]: Parser<Output<(typeof Readers)[TName]>> }

const known = createIsomorphicFn().server((): Spared<Parsers> => atHand(readers)).client(() => spared(() => import('./search-readers.ts')))()
let isThere = false

/** For `validateSearch` of a route. */
export function readSearch<TName extends Name>(name: TName): Parsers[TName]
export function readSearch(name: Name): Parser<object> {
  return { parse: (search) => (Object.keys(search).length === 0 ? {} : known.get()[name].parse(search)) }
}

/** True when search params can be read. */
export function searchIsReadable(): boolean {
  return isThere && canReadSearch()
}

/** Fetches what search params are read by; when it fails (offline), the next wish tries again. */
export async function fetchSearchReading(): Promise<void> {
  await Promise.all([fetchSearchReader(), known.fetch()])
  isThere = true
}
