/** The response to a method that a route does not support. */

/** A handler for 'ANY' of a route: 405 with the methods that are allowed. */
export function refuseMethod(...allowed: readonly string[]): () => Response {
  return () => new Response(null, { status: 405, headers: { allow: allowed.join(', '), 'cache-control': 'no-store' } })
}
