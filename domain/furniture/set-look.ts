/** The colours of a set: those of its cabinet, with the top, basin and handles that were chosen. Pure. */
import type { PieceDrawing } from '../configurator/piece-drawing.ts'
import type { VanityLook } from './furniture-look.ts'

/** `look`: of the cabinet. `handle`: another one than it has. */
export function setLook(
  look: VanityLook,
  { front }: Pick<PieceDrawing, 'front'>,
  { handle }: { handle?: { color: string } },
): VanityLook {
  const colorOf = (kind: string) => front.shapes.find((shape) => shape.kind === kind)?.color
  const top = colorOf('top') ?? look.top.color
  return {
    ...look,
    top: { ...look.top, color: top },
    // A basin that is cast is one piece with its top.
    basin: colorOf('bowl') ?? top,
    ...(handle && { handle: handle.color }),
  }
}
