/** Where water, drain and screws are in the wall, read from the tables on the site. All lengths in mm above the finished floor. */
import type { Collection } from '#domain/collections/collection.schema.ts'
import type { ContentFiles } from './content-files.ts'

export type Supply = {
  /** Kind of basin in words. */
  basin: string
  depth: number
  drain: number
  water: number
  /** From the wall to the centre of the plug. */
  plug: number
  /** Free depth behind the top drawer. */
  behind: number
}

export type Fixing = {
  width: number
  weightEmpty: string
  weightFull: string
  /** Height of the screws. */
  height: number
  /** Fixing points at `width`. */
  points: number
  /** True for furniture that stands on the floor and is only kept upright by two brackets. */
  standing: boolean
}

/** A table of a page, found by its title, as rows by their first cell. */
function tableOf(files: ContentFiles, path: string, title: string): Map<string, readonly string[]> {
  const table = files.pages.get(path)?.sections.find((section) => section.kind === 'table' && section.title === title)
  if (table?.kind !== 'table')
    throw new RangeError(`${path} no longer has the table “${title}” that the drawings are made from`)
  return new Map(table.rows.map((row) => [row[0] ?? '', row]))
}

function number(cell: string | undefined, where: string): number {
  const found = /\d+/g.exec(cell ?? '')
  if (!found) throw new RangeError(`${where}: “${cell}” holds no measure`)
  return Number(found[0])
}

export function supplyOf(files: ContentFiles, collection: Collection): Supply {
  const row = tableOf(files, '/montage/aanvoermaten-afvoermaten', 'Per collectie').get(collection.name)
  const [, depth, basin = '', drain, water, plug, behind] = row ?? []
  return {
    basin,
    depth: number(depth, collection.name),
    drain: number(drain, collection.name),
    water: number(water, collection.name),
    plug: number(plug, collection.name),
    behind: number(behind, collection.name),
  }
}

export function fixingOf(files: ContentFiles, collection: Collection): Fixing {
  const row = tableOf(files, '/montage/montagehandleiding', 'Gewicht en bevestiging per collectie').get(collection.name)
  const [, width, weightEmpty = '', weightFull = '', , screws = '', points] = row ?? []
  const standing = screws.includes('kantelankers')
  return {
    width: number(width, collection.name),
    weightEmpty,
    weightFull,
    height: number(standing ? screws.replace(/^\d+/, '') : screws, collection.name),
    points: number(points, collection.name),
    standing,
  }
}

/** Fixing points at another width: one screw per 200 mm and three at least; brackets stay two. */
export function pointsAt(fixing: Fixing, width: number): number {
  if (fixing.standing || width === fixing.width) return fixing.points
  return Math.max(3, Math.ceil(width / 200))
}
