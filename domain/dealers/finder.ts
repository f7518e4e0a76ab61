/** The finder on /verkooppunten. */
import type { DealerQuery } from './dealer-list.ts'

/** Id of the place to which a search returns: the line to search with, the answer under it. */
export const finder = 'zoek'

/** True for a search that leaves anything out. */
export function isAsked({ near, land, provincie }: DealerQuery): boolean {
  return near !== undefined || land !== undefined || provincie !== undefined
}
