/**
 * GET /api/redactie: what an editor has to mend, in Dutch, with links to the entries in the panel (docs/redactie.md). Private: for requests with
 * the cookie of a preview or the secret of the metrics; for all others it does not exist.
 */
import { contentKind, type ContentKindName } from '#server/content/content-kinds.ts'
import { contentReport, refusedDocuments, type RefusedDocument } from '#server/content/content-report.ts'
import type { DocumentSource } from '#server/content/strapi/documents/document-source.ts'
import { keyOf } from '#server/content/strapi/documents/kind-files.ts'
import { escapeXml } from '#server/pages/site-addresses.ts'
import type { ContentState } from './readiness.ts'

export type EditorStatus = {
  /** Address of the content server, where its panel is. */
  cmsUrl: string
  state: ContentState
  /** Finds the entries of the documents that are wrong. */
  entries: DocumentSource['entries']
}

const sentences: Readonly<Record<ContentState, string>> = {
  ok: 'De website leest de inhoudsserver. Wat u publiceert, staat er binnen een paar seconden op.',
  stale: 'De inhoudsserver antwoordt niet of niet goed. De website toont wat ze het laatst heeft gelezen.',
  missing: 'De website heeft de inhoudsserver nog nooit kunnen lezen en toont wat bij de bouw bekend was.',
}

type Problem = { title: string; href: string; text: string }

/** The page, or null for a request that may not see it. */
export async function editorStatusResponse(
  isAllowed: boolean,
  status: () => Promise<EditorStatus | null>,
): Promise<Response | null> {
  const found = isAllowed ? await status() : null
  if (found === null) return null
  const problems = [
    ...(await Promise.all(refusedDocuments().map((document) => documentProblem(document, found)))),
    ...entryProblems(found.cmsUrl),
  ]
  return new Response(page(sentences[found.state], problems), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  })
}

async function documentProblem(
  { kind, key, where, reason }: RefusedDocument,
  { cmsUrl, entries }: EditorStatus,
): Promise<Problem> {
  const { title } = contentKind(kind)
  return {
    title: key === '' ? title : `${title} ${key}`,
    href: panelAddress(cmsUrl, kind, await documentIdOf(kind, key, entries)),
    text: where === '' ? reason : `bij ${where}: ${reason}`,
  }
}

/** Null for one that its key does not tell, and while the server is down: then the link leads to all of its kind. */
async function documentIdOf(
  kind: ContentKindName,
  key: string,
  entries: DocumentSource['entries'],
): Promise<string | null> {
  if (key === '') return null
  const all = await entries(kind).catch(() => [])
  return all.find(({ document }) => keyOf(kind, document) === key)?.documentId ?? null
}

function panelAddress(cmsUrl: string, kind: ContentKindName, documentId: string | null): string {
  const types = 'file' in contentKind(kind) ? 'single-types' : 'collection-types'
  return `${cmsUrl}/admin/content-manager/${types}/api::${kind}.${kind}${documentId === null ? '' : `/${documentId}`}`
}

/** Entries of the catalogue and the like, which the panel finds by their words. */
function entryProblems(cmsUrl: string): Problem[] {
  return contentReport().flatMap(({ kind, refusals }) =>
    refusals.map(({ entry, field, expected }) => ({
      title: `${kind} ${entry}`,
      href:
        kind === 'media'
          ? `${cmsUrl}/admin/plugins/upload`
          : `${cmsUrl}/admin/content-manager/collection-types/api::${kind}.${kind}?_q=${encodeURIComponent(entry)}`,
      text: `bij ${field}: ${expected}`,
    })),
  )
}

function page(state: string, problems: readonly Problem[]): string {
  const list = problems.map(
    ({ title, href, text }) => `<li><a href="${escapeXml(href)}">${escapeXml(title)}</a>, ${escapeXml(text)}</li>`,
  )
  const found =
    list.length === 0
      ? '<p>Alles wat gepubliceerd is, staat op de site.</p>'
      : `<p>Dit kan zo niet op de site; zij toont de vorige versie, of de rest zonder dit.</p>\n<ul>\n${list.join('\n')}\n</ul>`
  return `<!doctype html>
<html lang="nl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Stand van de inhoud</title>
<main>
<h1>Stand van de inhoud</h1>
<p>${state}</p>
${found}
<p><a href="/">Naar de site</a></p>
</main>
</html>
`
}
