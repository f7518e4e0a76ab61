/** Checks a request against the content of the site, and sums it up for the visitor, the mails and the export. */
import { absoluteUrl } from '#domain/absolute-url.ts'
import { favouriteKey, readItems, type Favourite } from '#domain/favourites.ts'
import { formatPriceRange } from '#domain/money.ts'
import { site } from '#domain/site.ts'
import type { StoredDealer } from '#server/dealers/dealer-store.ts'
import type { FavouriteCard } from '#server/pages/favourites.ts'
import { requestFields } from '#domain/requests/request-fields.ts'
import type { RequestFact } from '#domain/requests/request-form.ts'
import type { Showroom } from '#domain/requests/showroom.schema.ts'
import { showroomSlots, slotFact } from '#domain/requests/showroom-slots.ts'
import type { RequestOf, SiteRequest } from '#domain/requests/request.schema.ts'
import type { ContentFiles } from '#server/content/content-files.ts'

/** What requests are checked against. */
export type RequestSources = {
  files: Pick<ContentFiles, 'finishes'>
  showroom: Showroom
  /** A dealer that is shown, or null. */
  findDealer: (id: string) => Promise<Pick<StoredDealer, 'Naam' | 'Plaats' | 'email'> | null>
  /** The things of a wish list that exist, with their prices in cents. */
  findThings: (items: readonly Favourite[]) => Promise<readonly ListedThing[]>
  /** The list as a PDF with this date on it. */
  listPdf: (items: readonly Favourite[], date: Date) => Promise<Buffer>
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
    case 'appointment':
      return showroomSlots(sources.showroom, site.showroomHours, now).includes(request.slot)
        ? { status: 'complete', facts: [slotFact(request.slot), ...fieldFacts(request)] }
        : { status: 'invalid', faults: { slot: 'Kies een moment.' } }
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

async function completeQuote(
  request: RequestOf<'quote'>,
  { findDealer, findThings }: RequestSources,
): Promise<Completion> {
  const dealer = await findDealer(request.dealer)
  if (dealer === null) return { status: 'invalid', faults: { dealer: 'Kies een verkooppunt.' } }
  const items = readItems(request.items)
  const things = await findThings(items)
  if (request.composition === '' && things.length === 0)
    return { status: 'invalid', faults: { items: 'Wat u vroeg, maken wij niet meer. Kies opnieuw.' } }
  const about =
    request.composition === ''
      ? { label: 'Waarvoor', value: things.map((thing) => thingLine(thing, items)).join('\n') }
      : { label: 'Samenstelling', value: absoluteUrl(request.composition) }
  const by = dealer.email === undefined ? `\nVia ${site.name}, dat uw aanvraag aan dit verkooppunt doorgeeft` : ''
  const to = { label: 'Verkooppunt', value: `${dealer.Naam}, ${dealer.Plaats}${by}` }
  return { status: 'complete', facts: [about, to, ...fieldFacts(request)] }
}

/** '2 × Kolomkast Morrison, 400 x 1700 mm, MO40-1700-EINA, € 1.234,00'. */
function thingLine(thing: ListedThing, items: readonly Favourite[]): string {
  const { quantity = 1, note = '' } = items.find((item) => favouriteKey(item) === favouriteKey(thing)) ?? {}
  const price = formatPriceRange(thing.price)
  return [`${quantity > 1 ? `${quantity} × ` : ''}${thing.name}`, thing.detail, price, note]
    .filter((part) => part !== '')
    .join(', ')
}

/** The typed fields that are not empty, by their labels. */
function fieldFacts(request: SiteRequest): RequestFact[] {
  const values = new Map<string, unknown>(Object.entries(request))
  return requestFields[request.kind].flatMap(({ name, label }) => {
    const value = values.get(name)
    return typeof value === 'string' && value !== '' ? [{ label, value }] : []
  })
}
