/** Names of the drawer and hinge systems. */
import type { Collection } from '#domain/collections/collection.schema.ts'

export const drawerSystemNames: Record<Collection['drawerSystem'], string> = {
  hettich: 'Hettich',
  scala: 'Scala',
  exclusief: 'Exclusief',
  xp: 'XP',
}
export const hingeNames: Record<Collection['hinge'], string> = {
  exclusief: 'Exclusief',
  grass: 'Grass',
  hettich: 'Hettich',
}
