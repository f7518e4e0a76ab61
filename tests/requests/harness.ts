/** Requests of their own for each test, and a visitor who fills in the form of any kind, reads the code and sends it. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { articleKey } from '#domain/articles/article-number.ts'
import { wishIn } from '#domain/configurator/configurator-search.ts'
import { writeItems } from '#domain/favourites.ts'
import type { RequestKind } from '#domain/requests/request-kinds.ts'
import { showroomSlots } from '#domain/requests/showroom-slots.ts'
import { site } from '#domain/site.ts'
import { openChallenge } from '#server/captcha/challenge.ts'
import { limiters } from '#server/db/limits.ts'
import { setView } from '#server/configurator/set-view.ts'
import { setPdf } from '#server/pdf/set-pdf.ts'
import type { RequestSources } from '#server/requests/complete-request.ts'
import { handlePostedRequest, type PostedResult } from '#server/requests/posted-request.ts'
import { createRequests, type RequestContext, type RequestSettings } from '#server/requests/request-context.ts'
import { readContentFiles } from '#server/content/content-files.ts'
import { knownArticles } from '#server/pages/articles.ts'
import { resolveFavourites } from '#server/pages/favourites.ts'
import { maker, origin } from '#tests/newsletter/maker.ts'
import { openTestDatabase, type TestDatabase } from '#tests/services/test-database.ts'

export type Harness = RequestContext & {
  dataDir: string
  /** Moves the clock by so many ms. */ pass: (ms: number) => void
  end: () => Promise<void>
}

const files = readContentFiles('content', 'public')
/** A dealer that takes requests by email, and one whose address nobody knows. */
export const dealers = {
  badhuis: { Naam: 'Badhuis', Plaats: 'Zwolle', email: 'offerte@badhuis.example' },
  baden: { Naam: 'Baden', Plaats: 'Kampen' },
}
export const sources: RequestSources = {
  files,
  /** Wide enough for tests that are not about the places. */
  showroom: { ...files.showroom, capacity: 2_000 },
  findDealer: async (id) => (id === 'badhuis' || id === 'baden' ? dealers[id] : null),
  findThings: async (items) => resolveFavourites(files, new Map(), items),
  async findSet({ slug, search }) {
    const { kits } = await import('#tests/contract/configurator-kits.ts')
    const kit = kits.get(slug)
    return kit ? setView(slug, kit, wishIn(search), files.configurator.notIncluded) : null
  },
  setPdf,
  findArticle: async (number) => knownArticles(files, new Map()).get(articleKey(number)) ?? null,
  listPdf: async (items, date) => Buffer.from(`%PDF ${writeItems(items)} ${date.toISOString()}`),
}
export const requestMaker = { ...maker, phone: '088 000 12 34' }

/** The moments that can be chosen while the tests run, far enough from now that a clock that moves ahead leaves them. */
export const offered = showroomSlots(files.showroom, site.showroomHours, new Date()).slice(20)

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
    phone: '038 000 00 00',
    message: 'De muur is van gips.',
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
}

/** Opens requests, on a new database unless one is given. Without SMTP_URL their mail goes to `dataDir`/outbox. */
export async function openHarness(
  { sources: ownSources = sources, ...settings }: Partial<RequestSettings & { sources: RequestSources }> = {},
  database?: Pick<TestDatabase, 'db' | 'pool' | 'end'>,
): Promise<Harness> {
  const dataDir = settings.dataDir ?? mkdtempSync(join(tmpdir(), 'requests-'))
  const clock = { ahead: 0 }
  const { db, pool, end } = database ?? (await openTestDatabase())
  const context = createRequests(
    db,
    {
      dataDir,
      origin,
      RATE_LIMIT_REQUESTS: 100_000,
      TRUSTED_PROXIES: 0,
      limiterOf: limiters(pool, null),
      webhook: null,
      ...settings,
    },
    requestMaker,
    ownSources,
    () => new Date(Date.now() + clock.ahead),
  )
  return {
    ...context,
    dataDir,
    pass(ms) {
      clock.ahead += ms
    },
    async end() {
      await context.close()
      await end()
    },
  }
}

/** A POST of the form. */
export function formRequest(values: Record<string, string>, headers: Record<string, string> = {}): Request {
  return new Request(`${origin}/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin, ...headers },
    body: new URLSearchParams({ website: '', ...values }),
  })
}

/** The fields of the last step, with the code read from the summary; null where the form is not that far. */
export function lastStep(
  { keys }: Pick<RequestContext, 'keys'>,
  kind: RequestKind,
  email: string,
  result: PostedResult,
): Record<string, string> | null {
  if (!('form' in result) || result.form.step !== 'check') return null
  const { challenge, formToken } = result.form
  const answer = openChallenge(keys.challenge, challenge.id)?.code ?? ''
  return { ...filledIn[kind], email, form: formToken, code: challenge.id, answer, send: '1' }
}

/** Fills in the form, reads the summary, and sends it: the address of its status page, or the form as it is shown again. */
export async function ask(context: RequestContext, kind: RequestKind, email: string): Promise<PostedResult> {
  const summary = await handlePostedRequest(context, kind, formRequest({ ...filledIn[kind], email }))
  const last = lastStep(context, kind, email, summary)
  return last === null ? summary : handlePostedRequest(context, kind, formRequest(last))
}

export const isStored = (result: PostedResult) => 'token' in result
export const messageOf = (result: PostedResult) => ('form' in result ? result.form.message : null)

/** The token of the link to the status page in a mail or an address; '' when there is none. */
export function statusToken(text: string): string {
  const plain = text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  return /\/aanvraag\?token=([\w-]{32})/.exec(plain)?.[1] ?? ''
}

/** The mails to one address or about one subject, as text, with quoted-printable undone for ASCII. */
export function readable(raw: string): string {
  return raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => Buffer.from(hex, 'hex').toString('latin1'))
}
