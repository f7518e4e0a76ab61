/**
 * Turns a rendered response into the final one: pages with policy, ETag and a compressed body; everything else with
 * the headers that all responses have.
 */
import { respondWith, finishPage, type FinishedPage } from './finished-page.ts'
import { plainPolicy, securityHeaders } from './security-headers.ts'

/** The final response. `policy` is false in development, where Vite adds scripts of its own. */
export async function finishResponse(request: Request, response: Response, policy: boolean): Promise<Response> {
  if (isPage(response)) return pageResponse(request, await finishPage(response, policy))
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(securityHeaders)) if (!headers.has(name)) headers.set(name, value)
  if (policy && !isDocument(response)) headers.set('content-security-policy', plainPolicy)
  return new Response(response.body, { status: response.status, headers })
}

/** The page in the encoding that `request` accepts. */
export async function pageResponse({ method, headers: asked }: Request, page: FinishedPage): Promise<Response> {
  const { status, head, body } = await respondWith(page, {
    method,
    ifNoneMatch: asked.get('if-none-match') ?? undefined,
    acceptEncoding: asked.get('accept-encoding') ?? undefined,
  })
  const headers = new Headers()
  for (let index = 0; index < head.length; index += 2) headers.append(head[index] ?? '', head[index + 1] ?? '')
  return new Response(body === null ? null : new Uint8Array(body), { status, headers })
}

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}

/** Browsers show a PDF in their own viewer, which a policy of ours would break. */
function isDocument(response: Response): boolean {
  return response.headers.get('content-type') === 'application/pdf'
}
