/** The search params of the questions that identify a drawer or hinge: `?wall=double&under=skip`. The questions are in identify-rules.ts. */
import { z } from 'zod/mini'
import { param, searchSchema } from '#domain/search-params.ts'

/** The answer to a question that the visitor cannot answer. */
export const skipped = 'skip'

const answer = (...options: string[]) => param(z.enum([skipped, ...options]))

export const drawerSearchSchema = searchSchema(() =>
  z.object({
    wall: answer('double', 'flat', 'wood', 'thin'),
    under: answer('wheel', 'blocks', 'grips', 'nothing'),
    runner: answer('hidden', 'side'),
  }),
)
export const hingeSearchSchema = searchSchema(() =>
  z.object({
    end: answer('lip', 'button', 'wire'),
    arm: answer('cover', 'taper', 'even'),
    cup: answer('35', '40'),
  }),
)
