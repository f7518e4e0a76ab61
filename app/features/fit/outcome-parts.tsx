/** What stands in the answer: one piece in its place, and everything that was tried. */
import type { TriedThing } from '#server/fit/fit-answer.ts'
import { fitGroups } from '#domain/fit/fit-groups.ts'
import { FitGroupList } from './FitGroupList.tsx'
import { groupWords } from './fit-words.ts'

export { FitDrawing } from './FitDrawing.tsx'

export function FitGroups({ things }: { things: readonly TriedThing[] }) {
  return fitGroups.map((group) => {
    const those = things.filter((thing) => thing.group === group)
    return those.length > 0 && <FitGroupList key={group} name={group} title={groupWords[group]} things={those} />
  })
}
