/**
 * Every fixed address of the site with its label. Dynamic pages (mirrors, finishes, dealers) lie below these.
 * Used by breadcrumbs, the sitemap, search and the tests that visit every page.
 */
import { absoluteUrl } from './absolute-url.ts'

/** One breadcrumb. */
export type Crumb = { label: string; path: string }

export const staticPages = {
  '/': 'Home',
  '/collecties': 'Collecties',
  '/collecties/spiegels': 'Spiegels',
  '/collecties/exclusief': 'Exclusief',
  '/kleuren': 'Kleuren',
  '/kleurstalen': 'Kleurstalen',
  '/producten': 'Producten',
  '/producten/planchet': 'Planchet',
  '/producten/nisplank': 'Nisplank',
  '/producten/crystal': 'Crystal',
  '/producten/ferro': 'Ferro',
  '/producten/ronin': 'Ronin',
  '/samenstellen': 'Samenstellen',
  '/favorieten': 'Favorieten',
  '/verlanglijstje': 'Verlanglijstje',
  '/inspiratie': 'Inspiratie',
  '/service': 'Service',
  '/professional': 'Professional',
  '/professional/project': 'Projectaanvraag',
  '/service/past-het': 'Past het?',
  '/service/verzoek': 'Onderdeel of serviceverzoek',
  '/veelgestelde-vragen': 'Veelgestelde vragen',
  '/downloads': 'Downloads',
  '/artikel': 'Artikelnummer',
  '/montage': 'Montage',
  '/montage/montagehandleiding': 'Montagehandleiding',
  '/montage/aanvoermaten-afvoermaten': 'Aanvoer- en afvoermaten',
  '/montage/instructievideos-ladesystemen': 'Instructievideo’s ladesystemen',
  '/montage/instructievideos-scharnieren': 'Instructievideo’s scharnieren',
  '/montage/ladesystemen': 'Ladesystemen',
  '/montage/ladesystemen/hettich': 'Ladesysteem Hettich',
  '/montage/ladesystemen/scala': 'Ladesysteem Scala',
  '/montage/ladesystemen/exclusief': 'Ladesysteem Exclusief',
  '/montage/ladesystemen/xp': 'Ladesysteem XP',
  '/montage/scharnieren': 'Scharnieren',
  '/montage/scharnieren/exclusief': 'Scharnier Exclusief',
  '/montage/scharnieren/grass': 'Scharnier Grass',
  '/montage/scharnieren/hettich': 'Scharnier Hettich',
  '/montage/planchet': 'Planchet monteren',
  '/montage/nisplank': 'Nisplank monteren',
  '/verkooppunten': 'Verkooppunten',
  '/verkooppunten/nederland': 'Nederland',
  '/verkooppunten/duitsland': 'Duitsland',
  '/verkooppunten/belgie': 'België',
  '/verkooppunten/curacao': 'Curaçao',
  '/offerte': 'Offerte',
  '/showroom': 'Showroom',
  '/showroom/afspraak': 'Afspraak',
  '/over-ons': 'Over ons',
  '/over-ons/geschiedenis': 'Geschiedenis',
  '/over-ons/team': 'Team',
  '/over-ons/productie': 'Productie',
  '/duurzaamheid': 'Duurzaamheid',
  '/nieuwsbrief': 'Nieuwsbrief',
  '/vacatures': 'Vacatures',
  '/contact': 'Contact',
  '/pers': 'Pers',
  '/privacy': 'Privacy',
  '/voorwaarden': 'Voorwaarden',
  '/disclaimer': 'Disclaimer',
  '/toegankelijkheid': 'Toegankelijkheid',
  '/de': 'Deutsch',
  '/fr': 'Français',
  '/en': 'English',
} as const

export type StaticPath = keyof typeof staticPages

/** True for a fixed address of the site. */
export function isStaticPath(path: string): path is StaticPath {
  return Object.hasOwn(staticPages, path)
}

const openPath = /^\/(?:(?:collecties|over-ons|service|professional|showroom)\/)?[a-z0-9-]{2,60}$/

/** True for an address that is not fixed, where content may have a page of its own when no other route has it. */
export function isOpenPath(path: string): boolean {
  return openPath.test(path) && !isStaticPath(path)
}

/** Breadcrumbs: the fixed pages above `path`, then the page itself; `label` is needed where the page is not a fixed one. */
export function crumbsTo(path: string, label?: string): Crumb[] {
  const parts = path.split('/').filter((part) => part !== '')
  return parts.flatMap((_, index) => {
    const step = `/${parts.slice(0, index + 1).join('/')}`
    if (step === path && label !== undefined) return [{ label, path }]
    return isStaticPath(step) ? [{ label: staticPages[step], path: step }] : []
  })
}

/** Breadcrumbs as structured data (schema.org/BreadcrumbList). */
export function breadcrumbList(crumbs: readonly Crumb[]): Record<string, unknown> {
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
