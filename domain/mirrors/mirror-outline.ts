/** The outline of a mirror as an SVG path, with its upper left corner at 0,0. Lengths in mm. */
import { mirrorDoors, type MirrorShape } from './mirror-lists.ts'

type Box = { width: number; height: number }

export function mirrorOutline(shape: MirrorShape, { width: w, height: h }: Box): string {
  switch (shape) {
    case 'rond':
    case 'ovaal':
      return `M0 ${h / 2}A${w / 2} ${h / 2} 0 1 1 ${w} ${h / 2}A${w / 2} ${h / 2} 0 1 1 0 ${h / 2}Z`
    case 'boog': {
      const top = Math.min(w / 2, h)
      return `M0 ${h}V${top}A${w / 2} ${top} 0 0 1 ${w} ${top}V${h}Z`
    }
    case 'organisch':
      return `M${w * 0.06} ${h * 0.58}C${w * -0.146} ${h * 0.2} ${w * 0.22} 0 ${w * 0.52} 0C${w * 0.88} 0 ${w} ${h * 0.24} ${w} ${h * 0.5}C${w} ${h * 0.86} ${w * 0.74} ${h} ${w * 0.46} ${h}C${w * 0.24} ${h} ${w * 0.16} ${h * 0.82} ${w * 0.06} ${h * 0.58}Z`
    case 'rechthoek':
    case 'vierkant':
    case 'spiegelkast':
      return `M0 0H${w}V${h}H0Z`
    default:
      return shape satisfies never
  }
}

/** Where the doors of a cabinet meet, from the left. */
export function doorLines(shape: MirrorShape, width: number): number[] {
  const doors = shape === 'spiegelkast' ? mirrorDoors(width) : 1
  return Array.from({ length: doors - 1 }, (_, door) => (width * (door + 1)) / doors)
}
