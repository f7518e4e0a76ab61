/** The order of finishes in lists: by what they are made of, within that from light to dark. Pure. */
import { lightnessOf } from './color-distance.ts'
import type { Finish } from './finish.schema.ts'

type Surface = Pick<Finish['surface'], 'kind' | 'wood' | 'color'>

/** All that looks like wood comes first, whatever it is made of. */
const kinds: readonly Surface['kind'][] = [
  'fineer',
  'massief',
  'mat-lak',
  'zijdeglans-lak',
  'hoogglans-lak',
  'melamine',
  'hpl',
  'natuursteen-hpl',
  'beton',
]

const rankOf = ({ wood, kind }: Surface) => (wood === undefined ? kinds.indexOf(kind) : -1)

export function inFinishOrder<TFinish extends { surface: Surface }>(finishes: readonly TFinish[]): TFinish[] {
  return finishes.toSorted(
    ({ surface: a }, { surface: b }) => rankOf(a) - rankOf(b) || lightnessOf(b.color) - lightnessOf(a.color),
  )
}
