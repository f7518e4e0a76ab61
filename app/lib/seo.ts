/** The head of a page: title, description, canonical, Open Graph and structured data (decisions: 'Addresses and search params'). */
import { createIsomorphicFn } from '@tanstack/react-start'
import { absoluteUrl } from './absolute-url.ts'
import { breadcrumbList, type Crumb } from './crumbs.ts'
import { site } from './site.ts'

export type PageSeo = {
  /** Without the maker's name. */
  title: string
  description: string
  /** Canonical path, starting with a slash; without search params, but for the language of a statement. */
  path: string
  /** Path of the Open Graph picture, 1200 x 630. */
  ogImage?: string
  ogType?: 'website' | 'article' | 'product'
  /** From the first level below home down to this page (`crumbsTo`). */
  crumbs?: readonly Crumb[]
  /** Further JSON-LD objects. */
  structuredData?: readonly Record<string, unknown>[]
  /** The same in another form or language: a path with its type or language. */
  alternates?: readonly ({ path: string } & ({ type: string; title: string } | { language: string }))[]
  /** Pages that only make sense to the visitor in front of them. */
  noIndex?: boolean
}

/** The structured data of the page that came first, by its path: it stands there, and does not go along a second time. */
const standingData = new Map<string, string[]>()

/** As the server wrote it; nothing for a page that came without. */
const readStanding = createIsomorphicFn()
  .server((_path: string): string[] => [])
  .client((path: string): string[] => {
    const found =
      standingData.get(path) ??
      [...document.querySelectorAll<HTMLElement>('script[data-about]')].flatMap((script) =>
        script.dataset['about'] === path ? [script.textContent] : [],
      )
    standingData.set(path, found)
    return found
  })

/** What `head()` of a route returns, in which the server leaves `seo` without what the browser reads from the page. Root adds charset, viewport, fonts and the style sheet. */
export function pageHead(seo: PageSeo) {
  const { crumbs, structuredData } = seo
  const said =
    crumbs || structuredData
      ? [...(crumbs?.length ? [breadcrumbList(crumbs)] : []), ...(structuredData ?? [])].map(jsonText)
      : readStanding(seo.path)
  if (import.meta.env.SSR)
    Object.defineProperties(seo, {
      crumbs: { value: crumbs, enumerable: false },
      structuredData: { value: structuredData, enumerable: false },
    })
  const title = seo.path === '/' ? `${site.name} — ${seo.title}` : `${seo.title} | ${site.name}`
  const url = absoluteUrl(seo.path)
  const image = absoluteUrl(seo.ogImage ?? '/media/og/home.jpg')
  return {
    meta: [
      { title },
      { name: 'description', content: seo.description },
      ...(seo.noIndex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      { property: 'og:type', content: seo.ogType ?? 'website' },
      { property: 'og:site_name', content: site.name },
      { property: 'og:locale', content: 'nl_NL' },
      { property: 'og:title', content: seo.title },
      { property: 'og:description', content: seo.description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: image },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'canonical', href: url },
      ...(seo.alternates ?? []).map(({ path, ...other }) => ({
        rel: 'alternate',
        href: absoluteUrl(path),
        ...('language' in other ? { hrefLang: other.language } : other),
      })),
    ],
    scripts: said.map((children) => ({ type: 'application/ld+json', 'data-about': seo.path, children })),
  }
}

/** The rendering of a page in Markdown, at its address with `.md` behind it. */
export function markdownOf(path: string): { path: string; type: string; title: string } {
  return { path: `${path}.md`, type: 'text/markdown', title: 'Deze pagina als Markdown' }
}

/** `<` is escaped so that no text of an editor can close the script element. */
function jsonText(data: Record<string, unknown>): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
