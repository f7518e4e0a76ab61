/** Filter values in the address: several of a closed list, and the addresses with one of them added or taken away. Pure. */
import { stringifySearch } from '#domain/search-string.ts'

/** The members of `list` that `value` (a search param as it arrived: text, list or nothing) names, in the order of `list`; undefined when it names none. */
export function knownValues<TMember extends string>(list: readonly TMember[], value: unknown): TMember[] | undefined {
  const asked: readonly unknown[] = Array.isArray(value) ? value : [value]
  const known = list.filter((member) => asked.includes(member))
  return known.length > 0 ? known : undefined
}

/** A reader of those (search-schema.ts). */
export function several<TMember extends string>(list: readonly TMember[]) {
  return (value: unknown): TMember[] | undefined => knownValues(list, value)
}

type Search = Readonly<Record<string, string | readonly string[] | undefined>>

/** The address of `path` with `search` but without this one value of `name`. */
export function hrefWithout(path: string, search: Search, name: string, value: string): string {
  const left = valuesOf(search, name).filter((item) => item !== value)
  return path + stringifySearch({ ...search, [name]: left })
}

/** The values that stand under `name`. */
export function valuesOf(search: Search, name: string): readonly string[] {
  const value = search[name]
  return value === undefined ? [] : typeof value === 'string' ? [value] : value
}
