/** What was seen of a drawer or hinge, in the address: `?wall=double&under=skip`. The answers stand apart from the questions: all pages' readers come before any page is alive. */
import { memberOf, searchSchema } from '#app/lib/search-schema.ts'

/** Said of a question that could not be answered. */
export const skipped = 'skip'

export const drawerSearchSchema = searchSchema({
  wall: memberOf([skipped, 'double', 'flat', 'wood', 'thin']),
  under: memberOf([skipped, 'wheel', 'blocks', 'grips', 'nothing']),
  runner: memberOf([skipped, 'hidden', 'side']),
})
export const hingeSearchSchema = searchSchema({
  end: memberOf([skipped, 'lip', 'button', 'wire']),
  arm: memberOf([skipped, 'cover', 'taper', 'even']),
  cup: memberOf([skipped, '35', '40']),
})
