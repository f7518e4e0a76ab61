/** Responses to requests that are not answered. */

/** A response in words. `seconds`: after which the client may try again. */
export function refusal(status: number, text: string, seconds?: number): Response {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(seconds !== undefined && { 'retry-after': String(seconds) }),
    },
  })
}

/** 405 with the methods that the route supports; to OPTIONS, a list of them. */
export function methodNotAllowed(method: string, allowed: readonly string[]): Response {
  const status = method === 'OPTIONS' ? 204 : 405
  return new Response(null, { status, headers: { allow: allowed.join(', '), 'cache-control': 'no-store' } })
}
