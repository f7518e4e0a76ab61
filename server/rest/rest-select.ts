/** Applies a selection: which entries, in which order, with which fields. */
import type { ContentType } from './content-types.ts'
import { comparable, type Entry } from './rest-entry.ts'
import type { Order, Selection } from './rest-query.ts'

/** The entries that match the filter, sorted; ties keep their order, and entries without a sort value come last both ways. */
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

/** The lowest value on the path, or the highest when sorting descending. */
function sortKey(entry: Entry, { path, field, type, descending }: Order): string | number | null {
  let found: readonly Entry[] = [entry]
  for (const name of path) found = found.flatMap((one) => one.relations[name] ?? [])
  return found.reduce<string | number | null>((best, one) => {
    const value = comparable(one, field, type)
    return value === null || (best !== null && value < best === descending) ? best : value
  }, null)
}

/** The entry as JSON: its fields, and the requested relations. */
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
