/** What requests in the tests are about, and what a visitor types into the form of each kind. */
import { articleKey } from '#domain/articles/article-number.ts'
import { wishIn } from '#domain/configurator/configurator-search.ts'
import { writeItems } from '#domain/favourites.ts'
import type { RequestKind } from '#domain/requests/request-kinds.ts'
import { showroomSlots } from '#domain/requests/showroom-slots.ts'
import { openingHours } from '#domain/opening-hours.ts'
import { setView } from '#server/configurator/set-view.ts'
import type { RequestSources } from '#server/requests/complete-request.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { knownArticles } from '#server/articles/articles.ts'
import { resolveFavourites } from '#server/favourites/favourites.ts'
import { maker } from '#tests/newsletter/maker.ts'

const files = readContentFiles('content', 'public')
/** A dealer that takes requests by email, and one whose address nobody knows. */
export const dealers = {
  badhuis: { Naam: 'Badhuis', Plaats: 'Zwolle', email: 'offerte@badhuis.example' },
  baden: { Naam: 'Baden', Plaats: 'Kampen' },
}
/** Who handles a request of this kind. */
export const handlerOf = (kind: RequestKind) =>
  kind === 'quote' ? dealers.badhuis.email : kind === 'application' ? maker.emailJobs : maker.email

export const sources: RequestSources = {
  files,
  /** Wide enough for tests that are not about the places. */
  showroom: { ...files.showroom, capacity: 2_000 },
  findDealer: async (id) => (id === 'badhuis' || id === 'baden' ? dealers[id] : null),
  findVacancy: async (slug) => (slug === 'meubelmaker' ? { titel: 'Meubelmaker' } : null),
  findThings: async (items) => resolveFavourites(files, new Map(), items),
  async findSet({ slug, search }) {
    const { kits } = await import('#tests/contract/configurator-kits.ts')
    const kit = kits.get(slug)
    return kit ? setView(slug, kit, wishIn(search), files.configurator.notIncluded) : null
  },
  setPdf: async (...asked) => (await import('#server/pdf/set-pdf.ts')).setPdf(...asked),
  findArticle: async (number) => knownArticles(files, new Map()).get(articleKey(number)) ?? null,
  listPdf: async (items, date) => Buffer.from(`%PDF ${writeItems(items)} ${date.toISOString()}`),
}

/** The moments that can be chosen while the tests run, far enough from now that a clock that moves ahead leaves them. */
export const offered = showroomSlots(files.showroom, openingHours.showroomHours, new Date()).slice(20)

/** What a visitor types into the form of each kind. */
export const filledIn: Record<RequestKind, Record<string, string>> = {
  contact: { subject: 'Lade', message: 'Mijn lade sluit niet.\nWat nu?', name: 'Wilg de Vries' },
  samples: {
    finishes: files.finishes
      .slice(0, 2)
      .map(({ name }) => name)
      .join(','),
    name: 'Wilg de Vries',
    street: 'Kade 12',
    postcode: '8011ab',
    city: 'Zwolle',
    country: 'Nederland',
  },
  quote: {
    name: 'Wilg de Vries',
    items: 'mirror.m01*2,finish.eiken-naturel',
    composition: '',
    dealer: 'badhuis',
    place: '8011 AB',
    phone: '038 000 00 00',
    message: 'De muur is van gips.',
  },
  project: {
    name: 'Wilg de Vries',
    work: 'Veertig woningen aan de kade',
    postcode: '8011ab',
    country: 'Nederland',
    period: 'maart 2028',
    phone: '',
    message: '',
    items: 'mirror.m01*40',
  },
  appointment: {
    name: 'Wilg de Vries',
    slot: offered[0] ?? '',
    party: '2 personen',
    phone: '',
    message: '',
  },
  service: {
    article: 'D-1041',
    message: 'De demper van de bovenste lade is stuk.',
    photos: '',
    name: 'Wilg de Vries',
    street: 'Kade 12',
    postcode: '8011ab',
    city: 'Zwolle',
    country: 'Nederland',
    phone: '',
  },
  application: {
    name: 'Wilg de Vries',
    vacancy: 'meubelmaker',
    message: 'Ik maak al tien jaar kasten.',
    cv: '',
  },
}
