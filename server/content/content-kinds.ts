/**
 * The kinds of content that editors own besides the catalogue, questions, vacancies and the privacy page: where each lies in content/ and the
 * schema that is its only description. The content types of the content server, what is written to it and what is read of it are all made
 * from these (docs/cms.md).
 */
import type { z } from 'zod'
import { articleFileSchema } from '#domain/articles/article.schema.ts'
import { guideSchema } from '#domain/assembly/guide.schema.ts'
import { collectionSchema } from '#domain/collections/collection.schema.ts'
import { configuratorSchema } from '#domain/configurator/configurator.schema.ts'
import { dealerSchema } from '#domain/dealers/dealer.schema.ts'
import { downloadSchema } from '#domain/downloads/download.schema.ts'
import { finishSchema } from '#domain/finishes/finish.schema.ts'
import { mirrorSchema } from '#domain/mirrors/mirror.schema.ts'
import { redirectSchema } from '#domain/pages/redirect.schema.ts'
import { pageSchema } from '#domain/pages/section.schema.ts'
import type { ReferenceTarget } from '#domain/reference.ts'
import { showroomSchema } from '#domain/requests/showroom.schema.ts'
import { roomSchema } from '#domain/rooms/room.schema.ts'
import { searchWordsSchema } from '#domain/search/search-words.schema.ts'
import {
  footerMenusSchema,
  headerMenusSchema,
  mobileMenusSchema,
  openingHoursSchema,
  siteSchema,
} from '#domain/site.schema.ts'

/** How an editor calls one and finds it again, and where it lies: in a file of its own, in a list in a file, or in one of the files of a folder. */
type ContentKind = {
  /** For editors, in Dutch. */
  title: string
  description: string
  schema: z.ZodType<object>
  /** The page that shows it, with fields between braces; the home page when absent. */
  address?: string
} & (
  | { file: string }
  | {
      /** Several words, in Dutch. */
      titles: string
      /** The fields that tell one from another. */
      key: readonly string[]
      /** The field that editors know one by; that of the key when absent. */
      known?: string
      list: string
    }
  | {
      titles: string
      key: readonly string[]
      known?: string
      folder: string
      /** What files leave out of the path that is their name. */
      prefix?: string
    }
)

export const contentKinds = {
  page: {
    title: 'Pagina',
    titles: 'Pagina’s',
    description: 'Een pagina van de website, met haar banden in volgorde.',
    schema: pageSchema,
    address: '{path}',
    key: ['path'],
    folder: 'pages',
  },
  'collection-page': {
    title: 'Collectie (pagina)',
    titles: 'Collecties (pagina’s)',
    description: 'Een collectie: maten, bladen, kommen, kleuren en haar pagina.',
    schema: collectionSchema,
    address: '/collecties/{slug}',
    key: ['slug'],
    known: 'name',
    folder: 'collections',
  },
  guide: {
    title: 'Montagehandleiding',
    titles: 'Montagehandleidingen',
    description: 'Een handleiding met hoofdstukken en genummerde stappen.',
    schema: guideSchema,
    address: '{path}',
    key: ['path'],
    folder: 'assembly',
    prefix: '/montage/',
  },
  mirror: {
    title: 'Spiegel',
    titles: 'Spiegels',
    description: 'Een spiegel met zijn formaten, kleuren en prijzen.',
    schema: mirrorSchema,
    address: '/collecties/spiegels/{name}',
    key: ['name'],
    list: 'mirrors.json',
  },
  finish: {
    title: 'Afwerking',
    titles: 'Afwerkingen',
    description: 'Een kleur of materiaal op /kleuren.',
    schema: finishSchema,
    address: '/kleuren/{name}',
    key: ['name'],
    known: 'displayName',
    list: 'finishes.json',
  },
  room: {
    title: 'Kamer',
    titles: 'Kamers',
    description: 'Een kamer op /inspiratie, met wat er te zien is.',
    schema: roomSchema,
    address: '/inspiratie/{slug}',
    key: ['slug'],
    known: 'title',
    list: 'rooms.json',
  },
  download: {
    title: 'Download',
    titles: 'Downloads',
    description: 'Een bestand om te downloaden.',
    schema: downloadSchema,
    address: '/downloads',
    key: ['slug'],
    known: 'title',
    list: 'downloads.json',
  },
  dealer: {
    title: 'Verkooppunt',
    titles: 'Verkooppunten',
    description: 'Een winkel die onze meubelen verkoopt, met openingstijden.',
    schema: dealerSchema,
    address: '/verkooppunten',
    key: ['Naam', 'Adres', 'Postcode'],
    known: 'Naam',
    list: 'dealers.json',
  },
  redirect: {
    title: 'Verhuisd adres',
    titles: 'Verhuisde adressen',
    description: 'Een oud adres en waar het nu heen leidt. Wie een adres verandert, krijgt er vanzelf een.',
    schema: redirectSchema,
    key: ['from'],
    list: 'redirects.json',
  },
  'site-facts': {
    title: 'Gegevens van het bedrijf',
    description: 'Naam, adres, telefoon, e-mail en adressen elders.',
    schema: siteSchema,
    file: 'site.json',
  },
  'opening-hours': {
    title: 'Openingstijden',
    description: 'Van kantoor en werkplaats, en van de showroom.',
    schema: openingHoursSchema,
    address: '/contact',
    file: 'opening-hours.json',
  },
  showroom: {
    title: 'Showroomafspraken',
    description: 'Duur, aantal tegelijk en gesloten dagen.',
    schema: showroomSchema,
    address: '/showroom/afspraak',
    file: 'showroom.json',
  },
  'header-menu': {
    title: 'Menu boven de pagina',
    description: 'De vier menu’s in de kop van elke pagina.',
    schema: headerMenusSchema,
    file: 'menus/header.json',
  },
  'mobile-menu': {
    title: 'Menu op de telefoon',
    description: 'Het hoofdmenu en zijn ondermenu’s.',
    schema: mobileMenusSchema,
    file: 'menus/mobile.json',
  },
  'footer-menu': {
    title: 'Menu onder de pagina',
    description: 'De kolommen met links in de voet van elke pagina.',
    schema: footerMenusSchema,
    file: 'menus/footer.json',
  },
  'part-list': {
    title: 'Onderdelen en oude artikelen',
    description: 'Losse onderdelen, en meubelen die niet meer gemaakt worden.',
    schema: articleFileSchema,
    address: '/service',
    file: 'articles.json',
  },
  configurator: {
    title: 'Samenstellen',
    description: 'Wat bij elkaar past op /samenstellen.',
    schema: configuratorSchema,
    address: '/samenstellen',
    file: 'configurator.json',
  },
  'search-words': {
    title: 'Zoekwoorden',
    description: 'Synoniemen en taken van de zoekfunctie.',
    schema: searchWordsSchema,
    file: 'search.json',
  },
} as const satisfies Record<string, ContentKind>

export type ContentKindName = keyof typeof contentKinds
export const contentKindNames = Object.keys(contentKinds).filter(isContentKind)

export function isContentKind(name: string): name is ContentKindName {
  return Object.hasOwn(contentKinds, name)
}

/** The field of a document by which others name it. Products and categories are no kinds of their own. */
export function keyField(target: ReferenceTarget): string {
  const kind = isContentKind(target) ? contentKind(target) : null
  return kind && 'key' in kind ? (kind.key[0] ?? 'slug') : 'slug'
}

/** The kind with the parts that it may have. */
export function contentKind(name: ContentKindName): ContentKind {
  return contentKinds[name]
}
