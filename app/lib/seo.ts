/** The head of a page: title, description, canonical, Open Graph and breadcrumbs (docs/rules.md, Addresses). */
import { absoluteUrl } from '#domain/absolute-url.ts'
import { breadcrumbList, type Crumb } from '#domain/site-map.ts'
import { languageAlternates, languageOf } from '#domain/languages.ts'
import { site } from '#domain/site.ts'

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
  /** The same in another form or language: a path with its type or language. */
  alternates?: readonly ({ path: string } & ({ type: string; title: string } | { language: string }))[]
  /** Pages that only make sense to the visitor in front of them. */
  noIndex?: boolean
}

/** `head` of a route whose loader returns what its head needs, alone or as `seo`; nothing when the loader failed. */
export function headOf({ loaderData }: { loaderData?: PageSeo | { seo: PageSeo } | undefined }) {
  if (loaderData === undefined) return {}
  return pageHead('seo' in loaderData ? loaderData.seo : loaderData)
}

const locales = { nl: 'nl_NL', de: 'de_DE', fr: 'fr_BE', en: 'en_GB' } as const

/** The head of a page. The root adds charset, viewport, fonts and the stylesheet. */
export function pageHead(seo: PageSeo) {
  const title = seo.path === '/' ? `${site.name} — ${seo.title}` : `${seo.title} | ${site.name}`
  const url = absoluteUrl(seo.path)
  const language = languageOf(seo.path)
  const image = absoluteUrl(seo.ogImage ?? '/media/og/home.jpg')
  return {
    meta: [
      { title },
      { name: 'description', content: seo.description },
      ...(seo.noIndex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      { property: 'og:type', content: seo.ogType ?? 'website' },
      { property: 'og:site_name', content: site.name },
      { property: 'og:locale', content: locales[language] },
      { property: 'og:title', content: seo.title },
      { property: 'og:description', content: seo.description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: image },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'canonical', href: url },
      ...(languageAlternates.some(({ path }) => path === seo.path) ? languageAlternates : (seo.alternates ?? [])).map(
        ({ path, ...other }) => ({
          rel: 'alternate',
          href: absoluteUrl(path),
          ...('language' in other ? { hrefLang: other.language } : other),
        }),
      ),
    ],
    scripts: seo.crumbs?.length
      ? [{ type: 'application/ld+json', children: jsonText(breadcrumbList(seo.crumbs)) }]
      : [],
  }
}

/** The rendering of a page in Markdown, at its address with `.md` behind it. */
export function markdownOf(path: string): { path: string; type: string; title: string } {
  return { path: `${path}.md`, type: 'text/markdown', title: 'Deze pagina als Markdown' }
}

/** JSON for a script element: `<` is escaped so that no text of an editor can close it. */
export function jsonText(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
