/** The search params of the pipe drawing: `?collection=beat45&width=1200&basin=wastafel-enkel-54&height=870`. */
import { firstText, searchSchema, type Output } from '#app/lib/search-schema.ts'

export const supplySearchSchema = searchSchema({
  collection: word(/^[a-z0-9-]{1,40}$/),
  width: word(/^\d{3,4}$/),
  top: word(/^[a-z0-9-]{1,60}$/),
  basin: word(/^[a-z0-9-]{1,60}$/),
  count: word(/^2$/),
  height: word(/^\d{3,4}$/),
})
export type SupplySearch = Output<typeof supplySearchSchema>

function word(form: RegExp) {
  return firstText((text) => (form.test(text.trim()) ? text.trim() : undefined))
}
