/** The order and the groups of finishes in lists: by what they are made of, within that from light to dark. Pure. */
import type { Group } from './finish-groups.ts'
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

const groupOfKind = {
  fineer: 'Hout',
  massief: 'Hout',
  'mat-lak': 'Matte lak',
  'zijdeglans-lak': 'Zijdeglans en hoogglans',
  'hoogglans-lak': 'Zijdeglans en hoogglans',
  melamine: 'Beton en betonlook',
  hpl: 'HPL',
  'natuursteen-hpl': 'HPL',
  beton: 'Beton en betonlook',
} as const satisfies Record<Surface['kind'], string>

/** The finishes in order, under the name of what a visitor sees that they are. */
export function groupFinishes<TFinish extends { surface: Surface }>(finishes: readonly TFinish[]): Group<TFinish>[] {
  const groups = new Map<string, TFinish[]>()
  for (const finish of inFinishOrder(finishes)) {
    const { wood, kind } = finish.surface
    const name = wood === undefined ? groupOfKind[kind] : 'Hout'
    groups.set(name, [...(groups.get(name) ?? []), finish])
  }
  return [...groups].map(([name, own]) => ({ name, own }))
}
