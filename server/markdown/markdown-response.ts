/** The responses at `{address}.md`. */
import { resolve } from 'node:path'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { productDetails } from '#server/catalogue/product-pages.ts'
import { faqPage } from '#server/faq/faqs.ts'
import { guidePage } from '#server/assembly/guides.ts'
import { mirrorPage } from '#server/mirrors/mirrors.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { siteContext } from '#server/site-context.ts'
import { faqMarkdown, guideMarkdown, mirrorMarkdown, productMarkdown } from './page-markdown.ts'

/** A product of the catalogue. */
export function productResponse(slug: string): Promise<Response> {
  return markdownResponse(`/producten/${slug}`, async () => {
    const from = await catalogue()
    return optional(await productDetails(from, slug), (product) => productMarkdown(product, from.lists.materials))
  })
}

export function mirrorResponse(slug: string): Promise<Response> {
  return markdownResponse(`/collecties/spiegels/${slug}`, async () =>
    optional(await mirrorPage((await siteContext()).files, slug, resolve('public')), mirrorMarkdown),
  )
}

export function faqResponse(slug: string): Promise<Response> {
  return markdownResponse(`/veelgestelde-vragen/${slug}`, async () =>
    optional(await faqPage((await siteContext()).content, slug), faqMarkdown),
  )
}

/** An assembly guide, by the path of its page. */
export function guideResponse(path: string): Promise<Response> {
  return markdownResponse(path, async () =>
    optional(await guidePage((await siteContext()).files, resolve('public'), path), guideMarkdown),
  )
}

function optional<TContent>(content: TContent | null, write: (content: TContent) => string): string | null {
  return content === null ? null : write(content)
}

/** 200 with the text and the page at `path` as canonical; 404 for null, 503 when `write` fails. */
async function markdownResponse(path: string, write: () => Promise<string | null>): Promise<Response> {
  const respond = (text: string, status: number, headers: Record<string, string>) =>
    new Response(text, { status, headers: { 'content-type': 'text/markdown; charset=utf-8', ...headers } })
  try {
    const text = await write()
    if (text === null)
      return respond('# Niet gevonden\n\nOp dit adres staat geen tekst.\n', 404, { 'cache-control': 'no-store' })
    const link = `<${absoluteUrl(path)}>; rel="canonical"`
    return respond(text, 200, { 'cache-control': 'public, max-age=300', link })
  } catch (error) {
    reportProblem({ event: 'markdown-without-content', about: { path }, error })
    return respond('# Nu niet beschikbaar\n\nProbeer het later opnieuw.\n', 503, {
      'cache-control': 'no-store',
      'retry-after': '10',
    })
  }
}
