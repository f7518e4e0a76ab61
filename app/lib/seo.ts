/** The head of a page: title, description, canonical, Open Graph and structured data (decisions: 'Addresses and search params'). */
import { createIsomorphicFn } from '@tanstack/react-start'
import { pageSettings } from './page-settings.ts'
import { site } from './site.ts'

export type Crumb = { label: string; path: string }

export type PageSeo = {
  /** Without the maker's name. */
  title: string
  description: string
  /** Canonical path, starting with a slash; without search params, but for the language of a statement. */
  path: string
  /** Path of the Open Graph picture, 1200 x 630. */
  ogImage?: string
  ogType?: 'website' | 'article' | 'product'
  /** From the first level below home down to this page. */
  crumbs?: readonly Crumb[]
  /** Further JSON-LD objects. */
  structuredData?: readonly Record<string, unknown>[]
  /** The same in another form or language: a path with its type or language. */
  alternates?: readonly ({ path: string } & ({ type: string; title: string } | { language: string }))[]
  /** Pages that only make sense to the visitor in front of them. */
  noIndex?: boolean
}

let browserOrigin: string | undefined

/** The public origin: `SITE_URL` of the environment, else the one in content/site.json; in the browser the one that the first page names. */
const siteOrigin = createIsomorphicFn()
  .server(() => pageSettings().origin)
  // As the server wrote it into the page that the visit began with: behind another address than the public one the head would else change as the page comes to life.
  .client(() => (browserOrigin ??= new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href).origin))

/** An address as the outside world writes it: origin and path. */
export function absoluteUrl(path: string): string {
  return path.startsWith('/') ? siteOrigin() + path : path
}

/** The structured data of the page that came first, by its path: it stands there, and does not go along a second time. */
const standingData = new Map<string, string[]>()

/** As the server wrote it; nothing for a page that came without. */
const readStanding = createIsomorphicFn().server((_path: string): string[] => []).client((path: string): string[] => {
  const found = standingData.get(path) ?? [...document.querySelectorAll<HTMLElement>('script[data-about]')].flatMap((script) => (script.dataset['about'] === path ? [script.textContent] : []))
  standingData.set(path, found)
  return found
})

/** What `head()` of a route returns, in which the server leaves `seo` without what the browser reads from the page. Root adds charset, viewport, fonts and the style sheet. */
export function pageHead(seo: PageSeo) {
  const { structuredData } = seo
  const said = structuredData?.map(jsonText) ?? readStanding(seo.path)
  if (import.meta.env.SSR) Object.defineProperty(seo, 'structuredData', { value: structuredData, enumerable: false })
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
      ...(seo.alternates ?? []).map(({ path, ...other }) => ({ rel: 'alternate', href: absoluteUrl(path), ...('language' in other ? { hrefLang: other.language } : other) })),
    ],
    scripts: [
      ...(seo.crumbs?.length ? [{ type: 'application/ld+json', children: jsonText(breadcrumbList(seo.crumbs)) }] : []),
      ...said.map((children) => ({ type: 'application/ld+json', 'data-about': seo.path, children })),
    ],
  }
}

/** The rendering of a page in Markdown, at its address with `.md` behind it. */
export function markdownOf(path: string): { path: string; type: string; title: string } {
  return { path: `${path}.md`, type: 'text/markdown', title: 'Deze pagina als Markdown' }
}

function breadcrumbList(crumbs: readonly Crumb[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Home', path: '/' }, ...crumbs].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: absoluteUrl(crumb.path),
    })),
  }
}

/** `<` is escaped so that no text of an editor can close the script element. */
function jsonText(data: Record<string, unknown>): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
