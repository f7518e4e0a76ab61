/**
 * POST /api/content-check: the content server asks before it publishes a document whether the site could show it (docs/cms.md), so that an
 * editor reads at once what is wrong and where.
 */
import { z } from 'zod'
import type { ReferenceTarget } from '#domain/reference.ts'
import { contentKind, contentKindNames, type ContentKindName } from '#server/content/content-kinds.ts'
import { isOpenPath, isStaticPath } from '#domain/site-map.ts'
import { checkDocument } from '#server/content/edited-content.ts'
import { decodeDocument } from '#server/content/strapi/documents/document-codec.ts'
import { documentShape } from '#server/content/strapi/documents/document-shape.ts'
import type { ContentDocument } from '#server/content/strapi/documents/kind-files.ts'
import { namedDocuments } from '#server/content/strapi/documents/named-documents.ts'
import { parseJson, readBody } from '#server/http/request-body.ts'
import { isSameSecret } from '#server/http/same-secret.ts'
import type { SiteContext } from '#server/site-context.ts'

const bodyLimit = 2_097_152
const questionSchema = z.object({ kind: z.enum(contentKindNames), entry: z.record(z.string(), z.unknown()) })

export type CheckedSite = Pick<SiteContext, 'edited'> & {
  /** Address of the content server, where uploaded pictures are. */
  cmsUrl: string
  contentDir: string
  publicDir: string
  /** Whether the site has a page or file at this path. */
  isThere: (path: string) => Promise<boolean>
  /** What documents may name. */
  names: Record<ReferenceTarget, ReadonlySet<string>>
}

/** 200 with `{ problem }`: what is wrong, in Dutch, and where, or null; 401 for a wrong secret, 404 without a secret or a content server, 400 and 413 for a body that is none. */
export async function contentCheckResponse(
  request: Request,
  secret: string | undefined,
  site: () => Promise<CheckedSite | null>,
): Promise<Response> {
  if (secret === undefined) return respond(404, {})
  if (!isSameSecret(request.headers.get('x-revalidate-secret') ?? '', secret)) return respond(401, {})
  const text = await readBody(request, bodyLimit)
  if (text === null) return respond(413, {})
  const question = questionSchema.safeParse(parseJson(text)).data
  const checked = await site()
  if (!question || checked?.edited == null) return respond(question ? 404 : 400, {})
  return respond(200, { problem: await problemOf(question.kind, question.entry, checked) })
}

/** `where`: the fields that lead to it, with numbers from 0 of what lies in lists; '' when it is not in one field. */
type Problem = { reason: string; where: string }

async function problemOf(
  name: ContentKindName,
  entry: Record<string, unknown>,
  { edited, cmsUrl, isThere, names, ...folders }: CheckedSite,
): Promise<Problem | null> {
  const document = decodeDocument(documentShape(contentKind(name).schema), entry, cmsUrl)
  const refused = checkDocument(name, document, edited?.documents() ?? new Map(), folders)
  if (refused?.where.startsWith('{{')) return { reason: 'zo’n feit is er niet', where: refused.where }
  if (refused) return { reason: refused.reason, where: refused.where }
  if (name === 'page') {
    const problem = await addressProblem(document, edited?.documents().get('page') ?? [], isThere)
    if (problem !== null) return { reason: problem, where: 'path' }
  }
  for (const path of new Set(linksIn(document)))
    if (!(await isThere(path))) return { reason: `de link ${path} leidt nergens heen`, where: '' }
  for (const { to, name: named } of namedDocuments(name, document))
    if (!names[to].has(named)) return { reason: `${named} bestaat niet, of is nog niet gepubliceerd`, where: '' }
  return null
}

/** Why a page cannot have its address, or null. */
async function addressProblem(
  document: unknown,
  served: readonly ContentDocument[],
  isThere: CheckedSite['isThere'],
): Promise<string | null> {
  const { path } = z.object({ path: z.string() }).parse(document)
  if (isStaticPath(path) || served.some(({ key }) => key === path)) return null
  if (!isOpenPath(path))
    return 'een nieuwe pagina krijgt een adres als /naam, of een naam onder /collecties, /over-ons, /service, /professional of /showroom'
  return (await isThere(path)) ? 'dit adres is al van een andere bladzijde' : null
}

/** Every path of this site that a document links to, without query and fragment. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'href' && typeof inner === 'string' && inner.startsWith('/')
      ? [inner.replace(/[?#].*$/, '')]
      : linksIn(inner),
  )
}

function respond(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
