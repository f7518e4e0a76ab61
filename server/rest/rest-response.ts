/**
 * The REST dialect of a content server over the embedded content, for other clients of the catalogue: GET and HEAD of
 * /api/{type} and /api/{type}/{documentId}. Differences to a content server: everything is published, ended vacancies
 * do not exist, unknown keys are always refused, operators that end in i fold accents as well as case, and entries
 * without a sort value come last both ways.
 */
import { createHash } from 'node:crypto'
import { isResourceName, resources, type ResourceName } from './content-types.ts'
import { readQuery, type Pagination, type RestQuery } from './rest-query.ts'
import { selected, shown } from './rest-select.ts'
import type { RestEntries, RestStore } from './rest-store.ts'

const sharedHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}
/** A single type has no default locale. */
const defaultLocale = 'nl'

/**
 * The response to any request under /api for a content type: 200, 304, 400 (query), 404 (type, document or locale) or
 * 405, the last three with the dialect's error body.
 */
export async function restResponse(request: Request, store: RestStore): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const [, , name = '', documentId, ...deeper] = pathname.split('/')
  if (!isResourceName(name) || deeper.length > 0 || (documentId !== undefined && resources[name].single))
    return notFound(request)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refusal(request, 405, 'MethodNotAllowedError', 'Method Not Allowed', {}, { allow: 'GET, HEAD' })

  const read = readQuery(search, resources[name].type)
  if ('problem' in read) return refusal(request, 400, read.problem.name, read.problem.message, read.problem.details)
  const body = answerBody(name, documentId, read.query, await store())
  if (body === null) return notFound(request)

  const text = JSON.stringify(body)
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = { ...sharedHeaders, etag, 'cache-control': resources[name].fresh ? 'no-cache' : 'public, max-age=60' }
  if (
    request.headers
      .get('if-none-match')
      ?.split(/,\s*/)
      .some((tag) => tag.replace(/^W\//, '') === etag || tag === '*')
  )
    return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : text, { headers })
}

type Body = { data: unknown; meta: { pagination?: Record<string, number> } }

function answerBody(
  name: ResourceName,
  documentId: string | undefined,
  { selection, pagination, locale = defaultLocale }: RestQuery,
  entries: RestEntries,
): Body | null {
  const { type, single } = resources[name]
  if (single || documentId !== undefined) {
    const found = entries[name].find((entry) =>
      single ? entry.fields['locale'] === locale : entry.fields['documentId'] === documentId,
    )
    return found ? { data: shown(found, selection, type), meta: {} } : null
  }
  const matching = selected(entries[name], selection)
  const { start, limit } = pagination
  return {
    data: matching.slice(start, start + limit).map((entry) => shown(entry, selection, type)),
    meta: { pagination: paginationMeta(pagination, matching.length) },
  }
}

/** Pages have a page count, ranges do not; without counting there is neither total nor page count. */
function paginationMeta({ start, limit, paged, withCount }: Pagination, total: number): Record<string, number> {
  const counted = withCount ? { total } : {}
  if (!paged) return { start, limit, ...counted }
  return {
    page: start / limit + 1,
    pageSize: limit,
    ...(withCount ? { pageCount: Math.ceil(total / limit) } : {}),
    ...counted,
  }
}

/** The 404 of the dialect. */
export const notFound = (request: Request): Response => refusal(request, 404, 'NotFoundError', 'Not Found')

function refusal(
  request: Request,
  status: number,
  name: string,
  message: string,
  details: Readonly<Record<string, string>> = {},
  headers: Record<string, string> = {},
): Response {
  const text = JSON.stringify({ data: null, error: { status, name, message, details } })
  return new Response(request.method === 'HEAD' ? null : text, {
    status,
    headers: { ...sharedHeaders, 'cache-control': 'no-store', ...headers },
  })
}
