/** What a visitor asks for, with one value changed. Pure. */
import { none, parts, standardHandle, type Part, type Wish } from './parts.ts'

/** What only says more of a part: it goes when that part is left out. */
const details: Partial<Record<Part, readonly Part[]>> = {
  top: ['topFinish', 'basin', 'basinFinish', 'basinAt', 'tap'],
  basin: ['basinFinish', 'basinAt', 'tap'],
  handle: ['handleFinish'],
  side: ['sideAt', 'hinge'],
}

/** What was asked for with another value of one part. */
export function withValue(search: Wish, { part, value }: { part: Part; value: string }): Wish {
  const dropped = value === none || value === standardHandle ? (details[part] ?? []) : []
  const changed: Wish = { ...search, [part]: value }
  // In the order of the schema, which is that of the address.
  return Object.fromEntries(
    parts.flatMap((name) => (changed[name] === undefined || dropped.includes(name) ? [] : [[name, changed[name]]])),
  )
}
