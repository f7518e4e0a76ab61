/** Closed lists of slugs as route params. */

/**
 * For `params.parse` of a route: what `then` makes of the member of `list` that equals `value`, or false, which tells the router
 * that the route does not match, so that the next one (or the 404 page) gets its turn.
 */
export function ifMember<TMember extends string, TResult>(
  list: readonly TMember[],
  value: string,
  then: (member: TMember) => TResult,
): TResult | false {
  const member = list.find((candidate) => candidate === value)
  return member === undefined ? false : then(member)
}
