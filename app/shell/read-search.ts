/** Reads the search params of a page by the name of its reader. Most addresses have none; what reads them comes to the browser when it is needed, or once the page is idle. */
import { createIsomorphicFn } from '@tanstack/react-start'
import { searchZod, type Output } from '#app/lib/search-schema.ts'
import { atHand, spared, type Spared } from '#app/lib/spared.ts'
import * as readers from './search-readers.ts'
import type * as Readers from './search-readers.ts'

type Name = keyof typeof Readers
type Parser<TSearch> = { parse: (search: Record<string, unknown>) => TSearch }
type Parsers = { [TName in Name]: Parser<Output<(typeof Readers)[TName]>> }

const known = createIsomorphicFn()
  .server((): Spared<Parsers> => atHand(readers))
  .client(() => spared(() => import('./search-readers.ts')))()

/** For `validateSearch` of a route. */
export function readSearch<TName extends Name>(name: TName): Parsers[TName]
export function readSearch(name: Name): Parser<object> {
  return { parse: (search) => (Object.keys(search).length === 0 ? {} : known.get()[name].parse(search)) }
}

/** All that search params are read by; when it cannot be fetched (offline), the next wish tries again. */
export const searchReading = {
  fetch: async (): Promise<void> => {
    await Promise.all([searchZod.fetch(), known.fetch()])
  },
  isHere: (): boolean => searchZod.isHere() && known.isHere(),
}
