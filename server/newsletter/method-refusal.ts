/** The answer to a method that an address does not know. */

/** A handler for 'ANY' of a route: 405 with the methods that the address does know. */
export function refuseMethod(...allowed: readonly string[]): () => Response {
  return () => new Response(null, { status: 405, headers: { allow: allowed.join(', '), 'cache-control': 'no-store' } })
}
