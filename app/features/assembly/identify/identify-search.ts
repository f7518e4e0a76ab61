/** What was seen of a drawer or hinge, in the address: `?wall=double&under=skip`. */
import { z } from 'zod/mini'
import { drawers, hinges, skipped, type Kind } from './identify-rules.ts'

export const drawerSearchSchema = z.object({ wall: answer(drawers, 'wall'), under: answer(drawers, 'under'), runner: answer(drawers, 'runner') })
export const hingeSearchSchema = z.object({ end: answer(hinges, 'end'), arm: answer(hinges, 'arm'), cup: answer(hinges, 'cup') })

function answer(kind: Kind, key: string) {
  const known = [skipped, ...kind.questions.flatMap((question) => (question.key === key ? question.options.map(({ value }) => value) : []))]
  return z.optional(z.pipe(z.unknown(), z.transform((value): string | undefined => known.find((word) => word === value))))
}
