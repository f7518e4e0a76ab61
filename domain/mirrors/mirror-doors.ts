/** How many doors a mirror cabinet of this width (mm) has. Pure. */
export function mirrorDoors(width: number): number {
  if (width <= 600) return 1
  return width <= 1000 ? 2 : 3
}
