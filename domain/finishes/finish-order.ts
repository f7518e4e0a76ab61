/** The order of finishes in lists: by what they are made of, within that from light to dark. Pure. */
import { lightnessOf } from './color-distance.ts'
import { surfaceKinds, type Finish } from './finish.schema.ts'

type Surface = Pick<Finish['surface'], 'kind' | 'wood' | 'color'>

/** What looks like wood comes first, whatever it is made of. */
const rankOf = ({ wood, kind }: Surface) => (wood === undefined ? surfaceKinds.indexOf(kind) : -1)

export function inFinishOrder<TFinish extends { surface: Surface }>(finishes: readonly TFinish[]): TFinish[] {
  return finishes.toSorted(
    ({ surface: a }, { surface: b }) => rankOf(a) - rankOf(b) || lightnessOf(b.color) - lightnessOf(a.color),
  )
}
