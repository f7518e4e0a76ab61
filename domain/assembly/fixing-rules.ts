/** How a collection is fixed to the wall: its row of 'Gewicht en bevestiging per collectie' on /montage/montagehandleiding. Pure. */

export type Fixing = {
  /** Width of the furniture in the row, in mm. */
  width: number
  weightEmpty: string
  weightFull: string
  /** Height of the screws above the finished floor, in mm. */
  height: number
  /** Fixing points at `width`. */
  points: number
  /** The floor carries it, and two brackets keep it from falling over. */
  isFloorStanding: boolean
}

/** Fixing points for another `width` in mm: one screw every 200 mm, at least three. Floor-standing furniture always has two brackets. */
export function pointsAt(fixing: Pick<Fixing, 'isFloorStanding' | 'width' | 'points'>, width: number): number {
  if (fixing.isFloorStanding || width === fixing.width) return fixing.points
  return screwsFor(width)
}

/** Screws in a rail of this length in mm. */
export function screwsFor(width: number): number {
  return Math.max(3, Math.ceil(width / 200))
}

/** kg of the empty furniture, in proportion to its width in mm. */
export function emptyWeight(
  { weightEmpty, width: known }: Pick<Fixing, 'weightEmpty' | 'width'>,
  width: number,
): number {
  return (Number.parseInt(weightEmpty, 10) * width) / known
}
