/** Values in an address that no option of its page has: a list that an editor fills is known only once it has loaded. */
import { redirect } from '@tanstack/react-router'
import { stringifySearch } from '#domain/search-string.ts'

/**
 * Leads on to the address without them, as the router does with what the schema of a route refuses. `known`: the values of each param.
 * @throws redirect
 */
export function leaveUnknown(
  path: string,
  search: Record<string, unknown>,
  known: Readonly<Record<string, readonly string[]>>,
): void {
  const values = new Map(Object.entries(known))
  const kept = Object.entries(search).map(([name, value]) => {
    const options = values.get(name)
    if (options === undefined) return [name, value]
    return [
      name,
      Array.isArray(value) ? value.filter((one) => options.includes(one)) : options.find((one) => one === value),
    ]
  })
  const href = path + stringifySearch(Object.fromEntries(kept))
  if (href !== path + stringifySearch(search)) throw redirect({ href })
}

/** The values of several lists of options. */
export function valuesOfLists(lists: Readonly<Record<string, readonly { value: string }[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(lists).map(([name, options]) => [name, options.map(({ value }) => value)]))
}
