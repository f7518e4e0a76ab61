/** Whether an import may remove what it does not name, for dealers and postcodes alike (docs/rules.md, Dealers). */

/** What becomes of stored rows that an import does not name: they go if they are few, they go, or they stay after the imported ones. */
export type Unnamed = 'remove-few' | 'remove' | 'keep'
/** An import that would remove more than a tenth of what is stored, and has changed nothing. */
export type RemovesMany = { status: 'removes-many'; removed: number; stored: number }

/** The refusal of an import that leaves `removed` of the `stored` rows unnamed; null when it may go on. */
export function refusedRemoval(unnamed: Unnamed, removed: number, stored: number): RemovesMany | null {
  return unnamed === 'remove-few' && removed * 10 > stored ? { status: 'removes-many', removed, stored } : null
}
