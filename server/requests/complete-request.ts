/** Checks a request against the content of the site, and sums it up for the visitor, the mails and the export. */
import { readSetPath, type SetAsked } from '#domain/configurator/set-path.ts'
import { favouriteKey, readItems, type Favourite } from '#domain/favourites.ts'
import { wishTotal } from '#domain/favourites/wish-total.ts'
import { formatPrice, formatPriceRange } from '#domain/money.ts'
import { priceWithoutVat } from '#domain/professional/professional-article.ts'
import { site } from '#domain/site.ts'
import type { StoredDealer } from '#server/dealers/dealer-store.ts'
import type { FavouriteCard } from '#server/favourites/favourites.ts'
import { articleLabel, requestFields, vacancyLabel } from '#domain/requests/request-fields.ts'
import type { RequestFact } from '#domain/requests/request-form.ts'
import type { Showroom } from '#domain/requests/showroom.schema.ts'
import { showroomSlots, slotFact } from '#domain/requests/showroom-slots.ts'
import type { RequestOf, SiteRequest } from '#domain/requests/request.schema.ts'
import type { Vacancy } from '#domain/vacancies/vacancy.schema.ts'
import type { SetView } from '#server/configurator/set-view.ts'
import type { ContentFiles } from '#server/content/content-files.ts'

/** What requests are checked against. */
export type RequestSources = {
  files: Pick<ContentFiles, 'finishes' | 'openingHours'>
  showroom: Showroom
  /** A dealer that is shown, or null. */
  findDealer: (id: string) => Promise<Pick<StoredDealer, 'Naam' | 'Plaats' | 'email'> | null>
  /** The things of a wish list that exist, with their prices in cents. */
  findThings: (items: readonly Favourite[]) => Promise<readonly ListedThing[]>
  /** What has this article number, in any spelling; null for an unknown one, or when nobody can tell. */
  findArticle: (number: string) => Promise<{ article: string; name: string } | null>
  /** The list as a PDF with this date on it. */
  listPdf: (items: readonly Favourite[], date: Date) => Promise<Buffer>
  /** The set that is nearest to what was asked, or null. */
  findSet: (asked: SetAsked) => Promise<SetView | null>
  /** An active vacancy, or null. @throws when the vacancies cannot be read */
  findVacancy: (slug: string) => Promise<Pick<Vacancy, 'titel'> | null>
  /** Its sheet as a PDF with this date on it. */
  setPdf: (set: SetView, date: Date) => Promise<Buffer>
}
export type ListedThing = Pick<FavouriteCard, 'kind' | 'id' | 'name' | 'detail' | 'price'>
export type Completion =
  | { status: 'complete'; facts: RequestFact[] }
  | { status: 'invalid'; faults: Readonly<Record<string, string>> }

/** The summary of a request, or what is wrong with it. */
export async function completeRequest(request: SiteRequest, sources: RequestSources, now: Date): Promise<Completion> {
  switch (request.kind) {
    case 'samples':
      return completeSamples(request, sources)
    case 'quote':
      return completeQuote(request, sources)
    case 'project': {
      const things = await listFacts(request, sources)
      return things.length === 0 ? nothingLeft : { status: 'complete', facts: [...things, ...fieldFacts(request)] }
    }
    case 'appointment':
      return showroomSlots(sources.showroom, sources.files.openingHours.showroomHours, now).includes(request.slot)
        ? { status: 'complete', facts: [slotFact(request.slot), ...fieldFacts(request)] }
        : { status: 'invalid', faults: { slot: 'Kies een moment.' } }
    case 'service':
      return { status: 'complete', facts: await serviceFacts(request, sources) }
    case 'application':
      return completeApplication(request, sources)
    default:
      return { status: 'complete', facts: fieldFacts(request) }
  }
}

function completeSamples(request: RequestOf<'samples'>, { files }: RequestSources): Completion {
  const names = request.finishes.flatMap(
    (name) => files.finishes.find((finish) => finish.name === name)?.displayName ?? [],
  )
  return names.length < request.finishes.length
    ? { status: 'invalid', faults: { finishes: 'Een van deze kleuren maken wij niet meer. Kies opnieuw.' } }
    : { status: 'complete', facts: [{ label: 'Stalen', value: names.join('\n') }, ...fieldFacts(request)] }
}

async function completeQuote(request: RequestOf<'quote'>, sources: RequestSources): Promise<Completion> {
  const dealer = await sources.findDealer(request.dealer)
  if (dealer === null) return { status: 'invalid', faults: { dealer: 'Kies een verkooppunt.' } }
  const about = request.composition === '' ? await listFacts(request, sources) : await setFacts(request, sources)
  if (about.length === 0) return nothingLeft
  const by = dealer.email === undefined ? `\nVia ${site.name}, dat uw aanvraag aan dit verkooppunt doorgeeft` : ''
  const to = { label: 'Verkooppunt', value: `${dealer.Naam}, ${dealer.Plaats}${by}` }
  const place = request.place === '' ? [] : [{ label: 'Postcode of plaats', value: request.place }]
  return { status: 'complete', facts: [...about, to, ...place, ...fieldFacts(request)] }
}

async function completeApplication(
  request: RequestOf<'application'>,
  { findVacancy }: RequestSources,
): Promise<Completion> {
  const vacancy = await findVacancy(request.vacancy)
  return vacancy === null
    ? { status: 'invalid', faults: { vacancy: 'Deze plek is intussen vervuld. Mail ons gerust over een volgende.' } }
    : { status: 'complete', facts: [{ label: vacancyLabel, value: vacancy.titel }, ...fieldFacts(request)] }
}

const nothingLeft: Completion = {
  status: 'invalid',
  faults: { items: 'Wat u vroeg, maken wij niet meer. Kies opnieuw.' },
}

/** The things of a list that exist with what they cost together, for a project without VAT too; nothing when there is none. */
async function listFacts(
  { kind, items: written }: RequestOf<'quote' | 'project'>,
  { findThings }: RequestSources,
): Promise<RequestFact[]> {
  const items = readItems(written)
  const lines = (await findThings(items)).map((thing) => ({
    ...thing,
    ...(items.find((item) => favouriteKey(item) === favouriteKey(thing)) ?? { quantity: 1, note: '' }),
  }))
  if (lines.length === 0) return []
  const { cents, isFrom } = wishTotal(lines)
  const sums = [
    `${formatPrice(cents)} incl. btw`,
    ...(kind === 'project' ? [`${formatPrice(priceWithoutVat(cents))} excl. btw`] : []),
  ]
  const total = cents === 0 ? [] : [`Samen ${isFrom ? 'vanaf ' : ''}${sums.join(', ')}`]
  return [{ label: 'Waarvoor', value: [...lines.map(thingLine), ...total].join('\n') }]
}

/** The parts of a set with their prices, and the place of the visitor; nothing when it cannot be put together. */
async function setFacts(request: RequestOf<'quote'>, { findSet }: RequestSources): Promise<RequestFact[]> {
  const asked = readSetPath(request.composition)
  const set = asked && (await findSet(asked))
  if (!set) return []
  const { niche } = asked.search
  return [
    {
      label: 'Samenstelling',
      value: [
        `${set.name}, ${set.width} mm breed`,
        ...set.lines.map(setLine),
        ...set.notes.map(({ label, value }) => `${label}: ${value}`),
        `Samen ${formatPrice(set.total)} incl. btw`,
      ].join('\n'),
    },
    ...(niche === undefined ? [] : [{ label: 'Breedte van de plek', value: `${niche} mm` }]),
  ]
}

/** 'Wastafelmeubel Beat 45, 100 x 46 x 45 cm, Eiken naturel, WB45-1000-EINA, € 1.209,00'. */
function setLine({ name, detail, article, quantity, price }: SetView['lines'][number]): string {
  return [`${quantity > 1 ? `${quantity} × ` : ''}${name}`, detail, article, formatPrice(price * quantity)].join(', ')
}

/** '2 × Kolomkast Morrison, 40 x 170 cm, MO40-1700-EINA, € 1.234,00 per stuk, € 2.468,00'. */
function thingLine({ name, detail, price, quantity, note }: ListedThing & Favourite): string {
  const each = formatPriceRange(price)
  const prices =
    quantity === 1 || each === ''
      ? [each]
      : [`${each} per stuk`, formatPriceRange({ min: quantity * price.min, max: quantity * price.max })]
  return [`${quantity > 1 ? `${quantity} × ` : ''}${name}`, detail, ...prices, note]
    .filter((part) => part !== '')
    .join(', ')
}

/** The number with what has it, where it is one. */
async function serviceFacts(request: RequestOf<'service'>, { findArticle }: RequestSources): Promise<RequestFact[]> {
  const found = await findArticle(request.article)
  return fieldFacts(request).map((fact) =>
    fact.label === articleLabel && found ? { ...fact, value: `${found.article}, ${found.name}` } : fact,
  )
}

/** The typed fields that are not empty, by their labels. */
function fieldFacts(request: SiteRequest): RequestFact[] {
  const values = new Map<string, unknown>(Object.entries(request))
  return requestFields[request.kind].flatMap(({ name, label }) => {
    const value = values.get(name)
    return typeof value === 'string' && value !== '' ? [{ label, value }] : []
  })
}
