/** Where a mirror hangs over furniture. Lengths in mm above the finished floor. */

/** The underside of a mirror at this height keeps the tap free (guide to the planchet). */
export const mirrorUnderside = 1100
/** A mirror taller than `from` is mounted beside the furniture, with its underside lower. */
export const tallMirror = { from: 1200, underside: 300 }
/** The centre of the glass, where a mirror is not too tall for it (docs/rules.md, Technical data). */
export const glassCentre = 1550
/** A wall-hung cabinet without water leaves at least this height free for cleaning. */
export const leastUnderside = 150
