/** The tolerance of a drain in the wall, in mm. */

/** How far the centre of the drain may be off (page on supply and drain, 'Toegestane afwijking'): a trap can drop, not rise. */
export const drainTolerance = { higher: 10, lower: 20, sideways: 20 }
