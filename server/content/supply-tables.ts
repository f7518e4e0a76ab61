/** Where water, drain and screws are in the wall, read from the tables on the site. All lengths in mm above the finished floor. */
import type { Fixing } from '#domain/assembly/fixing-rules.ts'
import type { Collection } from '#domain/collections/collection.schema.ts'
import type { ContentFiles } from './content-files.ts'

export type Supply = {
  depth: number
  /** From the wall to the centre of the plug. */
  plug: number
  /** Free depth behind the top drawer. */
  behind: number
}

/** A table of a page, found by its title, as rows by their first cell. */
export function tableOf(
  files: Pick<ContentFiles, 'pages'>,
  path: string,
  title: string,
): Map<string, readonly string[]> {
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

export function supplyOf(files: Pick<ContentFiles, 'pages'>, collection: Collection): Supply {
  const row = tableOf(files, '/montage/aanvoermaten-afvoermaten', 'Per collectie').get(collection.name)
  const [plug, behind] = row?.slice(-2) ?? []
  return {
    depth: collection.sizes.depths[0] ?? 0,
    plug: number(plug, collection.name),
    behind: number(behind, collection.name),
  }
}

export function fixingOf(files: Pick<ContentFiles, 'pages'>, collection: Collection): Fixing {
  const row = tableOf(files, '/montage/montagehandleiding', 'Gewicht en bevestiging per collectie').get(collection.name)
  const [, width, weightEmpty = '', weightFull = '', , screws = '', points] = row ?? []
  const isFloorStanding = screws.includes('kantelankers')
  return {
    width: number(width, collection.name),
    weightEmpty,
    weightFull,
    height: number(isFloorStanding ? screws.replace(/^\d+/, '') : screws, collection.name),
    points: number(points, collection.name),
    isFloorStanding,
  }
}

export type PublishedWeeks = Record<'stock' | 'made' | 'concrete' | 'exclusive' | 'shelves', number>

/** Weeks from the confirmation of an order, from the facts on /producten. @throws {RangeError} when one is missing */
export function deliveryWeeks(files: Pick<ContentFiles, 'pages'>): PublishedWeeks {
  const weeks = factsTable(files, '/producten', 'Levertijd vanaf de orderbevestiging')
  return {
    stock: weeks('Op voorraad'),
    made: weeks('Lak en fineer'),
    concrete: weeks('Met betonnen blad'),
    exclusive: weeks('Exclusief en Ronin'),
    shelves: weeks('Losse planken'),
  }
}

/** The figures of a list of facts on a page, by their label. */
export function factsTable(files: Pick<ContentFiles, 'pages'>, path: string, title: string): (label: string) => number {
  const facts = files.pages.get(path)?.sections.find((section) => section.kind === 'facts' && section.title === title)
  const items = facts?.kind === 'facts' ? facts.items : []
  return (label) => number(items.find((item) => item.label === label)?.value, `${path}, ${title}, ${label}`)
}
