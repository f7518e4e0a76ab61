/** The responses at `{address}.md`. */
import { resolve } from 'node:path'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { productDetails } from '#server/catalogue/product-pages.ts'
import { faqPage } from '#server/pages/faqs.ts'
import { guidePage } from '#server/pages/guides.ts'
import { mirrorPage } from '#server/pages/mirrors.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { siteContext } from '#server/site-context.ts'
import { faqMarkdown, guideMarkdown, mirrorMarkdown, productMarkdown } from './page-markdown.ts'

/** A product of the catalogue. */
export function productAnswer(slug: string): Promise<Response> {
  return markdownAnswer(`/producten/${slug}`, async () =>
    optional(await productDetails(await catalogue(), slug), productMarkdown),
  )
}

export function mirrorAnswer(slug: string): Promise<Response> {
  return markdownAnswer(`/collecties/spiegels/${slug}`, async () =>
    optional(
      mirrorPage((await siteContext()).files, slug, () => null),
      mirrorMarkdown,
    ),
  )
}

export function faqAnswer(slug: string): Promise<Response> {
  return markdownAnswer(`/veelgestelde-vragen/${slug}`, async () =>
    optional(await faqPage((await siteContext()).content, slug), faqMarkdown),
  )
}

/** An assembly guide, by the path of its page. */
export function guideAnswer(path: string): Promise<Response> {
  return markdownAnswer(path, async () =>
    optional(await guidePage((await siteContext()).files, resolve('public'), path), guideMarkdown),
  )
}

function optional<TContent>(content: TContent | null, write: (content: TContent) => string): string | null {
  return content === null ? null : write(content)
}

/** 200 with what `write` gives and the page at `path` as the one to find; 404 when there is nothing, 503 when it cannot be had now. */
async function markdownAnswer(path: string, write: () => Promise<string | null>): Promise<Response> {
  const type = { 'content-type': 'text/markdown; charset=utf-8' }
  try {
    const text = await write()
    if (text === null)
      return new Response('# Niet gevonden\n\nOp dit adres staat geen tekst.\n', {
        status: 404,
        headers: { ...type, 'cache-control': 'no-store' },
      })
    return new Response(text, {
      headers: { ...type, 'cache-control': 'public, max-age=300', link: `<${absoluteUrl(path)}>; rel="canonical"` },
    })
  } catch (error) {
    reportProblem({ event: 'markdown-without-content', path, error })
    return new Response('# Nu niet beschikbaar\n\nProbeer het later opnieuw.\n', {
      status: 503,
      headers: { ...type, 'cache-control': 'no-store', 'retry-after': '10' },
    })
  }
}
