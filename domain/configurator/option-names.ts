/** What a value of a part is called where it can be chosen, for a set in which it cannot. Pure. */
import type { Kit } from './kit.ts'
import { bowlLabel, mirrorLabel, sizeKey, wholeLabel } from './options.ts'
import { valueWords, type Part } from './parts.ts'

const known = new WeakMap<Kit, ReadonlyMap<string, string>>()

/** The name of a value that some set of this kit has; null for any other. */
export function optionName(kit: Kit, part: Part, value: string): string | null {
  const names = known.get(kit) ?? new Map(namesIn(kit))
  known.set(kit, names)
  return names.get(`${part} ${value}`) ?? null
}

function* namesIn({ cabinets, tops, bowls, handles, mirrors, sides, finishes }: Kit): Generator<[string, string]> {
  for (const [part, words] of Object.entries(valueWords))
    for (const [value, name] of Object.entries(words)) yield [`${part} ${value}`, name]
  for (const [part, things] of Object.entries({ cabinet: cabinets, top: tops, handle: handles }))
    for (const { key, label } of things) yield [`${part} ${key}`, label]
  for (const { width } of cabinets.flatMap(({ items }) => items)) yield [`width ${width}`, `${width} mm`]
  for (const { key, name } of finishes) yield [`finish ${key}`, name]
  for (const [part, things] of Object.entries({ topFinish: tops, basinFinish: bowls, handleFinish: handles }))
    for (const { finish, finishName } of things.flatMap(({ items }) => items)) yield [`${part} ${finish}`, finishName]
  const sized = [
    ['basin', bowls, bowlLabel],
    ['mirror', mirrors, mirrorLabel],
    ['side', sides, ({ width }: { width: number }) => `${width} mm`],
  ] as const
  for (const [part, things, labelOf] of sized)
    for (const { key, label: of, items } of things)
      for (const item of items) yield [`${part} ${sizeKey(key, item)}`, wholeLabel({ of, label: labelOf(item) })]
}
