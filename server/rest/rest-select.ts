/** Applies a selection: which entries, in which order, and how each is written. */
import type { ContentType } from './content-types.ts'
import { comparable, type Entry } from './rest-entry.ts'
import type { Order, Selection } from './rest-query.ts'

/** The entries that meet the filter, sorted; ties keep the order they came in, and what has no value to sort by comes last both ways. */
export function selected(entries: readonly Entry[], { filter, orders }: Selection): readonly Entry[] {
  const matching = entries.filter((entry) => filter(entry, true))
  if (orders.length === 0) return matching
  return matching
    .map((entry) => ({ entry, keys: orders.map((order) => sortKey(entry, order)) }))
    .toSorted((a, b) => {
      for (const [at, order] of orders.entries()) {
        const [left = null, right = null] = [a.keys[at], b.keys[at]]
        if (left === right) continue
        if (left === null) return 1
        if (right === null) return -1
        return left < right === order.descending ? 1 : -1
      }
      return 0
    })
    .map(({ entry }) => entry)
}

/** The lowest value that the path leads to, or the highest when sorting down. */
function sortKey(entry: Entry, { path, field, type, descending }: Order): string | number | null {
  let found: readonly Entry[] = [entry]
  for (const name of path) found = found.flatMap((one) => one.relations[name] ?? [])
  return found.reduce<string | number | null>((best, one) => {
    const value = comparable(one, field, type)
    return value === null || (best !== null && value < best === descending) ? best : value
  }, null)
}

/** The entry as JSON holds it: its fields, and the relations that were asked for. */
export function shown(entry: Entry, { fields, populate }: Selection, type: ContentType): Record<string, unknown> {
  const answer: Record<string, unknown> =
    fields === null
      ? { ...entry.fields }
      : Object.fromEntries(fields.map((field) => [field, entry.fields[field] ?? null]))
  for (const [name, selection] of populate) {
    const relation = type.relations.get(name)
    if (!relation) continue
    const targets = selected(entry.relations[name] ?? [], selection).map((target) =>
      shown(target, selection, relation.target),
    )
    answer[name] = relation.many ? targets : (targets[0] ?? null)
  }
  return answer
}
