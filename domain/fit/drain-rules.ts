/** What holds for a drain in the wall, whatever is tried over it. Lengths in mm. */

/** How far the heart of the drain may lie off (page on supply and drain, 'Toegestane afwijking'): a trap can drop, not rise. */
export const drainTolerance = { higher: 10, lower: 20, sideways: 20 }
