/** The search params of the questions about a drawer or hinge: `?wall=double&under=skip`. A test compares them with identify-rules.ts. */
import { z } from 'zod/mini'
import { param } from '#domain/search-params.ts'

/** The answer to a question that the visitor cannot answer. */
export const skipped = 'skip'

export const drawerSearchSchema = z.object({
  wall: param(z.enum([skipped, 'double', 'flat', 'wood', 'thin'])),
  under: param(z.enum([skipped, 'wheel', 'blocks', 'grips', 'nothing'])),
  runner: param(z.enum([skipped, 'hidden', 'side'])),
})
export const hingeSearchSchema = z.object({
  end: param(z.enum([skipped, 'lip', 'button', 'wire'])),
  arm: param(z.enum([skipped, 'cover', 'taper', 'even'])),
  cup: param(z.enum([skipped, '35', '40'])),
})
