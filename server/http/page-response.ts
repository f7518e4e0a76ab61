/** Turns what was made of a request into the answer that leaves the house: a page whole, with policy, ETag and a compressed body; everything else as it is, with the headers that hold for all. */
import { respondWith, finishPage, type FinishedPage } from './finished-page.ts'
import { plainPolicy, securityHeaders } from './security-headers.ts'

/** The finished answer to `request`. `policy` is false in development, where Vite adds scripts of its own. */
export async function finishResponse(request: Request, response: Response, policy: boolean): Promise<Response> {
  if (isPage(response)) return pageResponse(request, await finishPage(response, policy))
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(securityHeaders)) if (!headers.has(name)) headers.set(name, value)
  if (policy && !isDocument(response)) headers.set('content-security-policy', plainPolicy)
  return new Response(response.body, { status: response.status, headers })
}

/** The page in the form that `request` asks for. */
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

/** A PDF is shown by a viewer of the browser's own, which a policy of ours would leave without its parts. */
function isDocument(response: Response): boolean {
  return response.headers.get('content-type') === 'application/pdf'
}
