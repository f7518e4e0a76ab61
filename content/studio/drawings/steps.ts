/** The scene of every step, by the name of its picture without `montage/`: '{guide}/{chapter}-{number}'. */
import { steps as drawerExclusief } from './drawer-exclusief.ts'
import { steps as drawerHettich } from './drawer-hettich.ts'
import { steps as drawerScala } from './drawer-scala.ts'
import { steps as drawerXp } from './drawer-xp.ts'
import * as hinges from './hinges.ts'
import type { Scene } from './scene.ts'
import { nisplank, planchet } from './shelves.ts'
import type { Steps } from './stage.ts'

const guides: Readonly<Record<string, Steps>> = {
  'ladesystemen-exclusief': drawerExclusief,
  'ladesystemen-hettich': drawerHettich,
  'ladesystemen-scala': drawerScala,
  'ladesystemen-xp': drawerXp,
  nisplank,
  planchet,
  'scharnieren-exclusief': hinges.exclusief,
  'scharnieren-grass': hinges.grass,
  'scharnieren-hettich': hinges.hettich,
}

export const stepScenes: ReadonlyMap<string, Scene> = new Map(
  Object.entries(guides).flatMap(([guide, steps]) =>
    Object.entries(steps).map(([step, drawn]) => [`${guide}/${step}`, drawn] as const),
  ),
)
