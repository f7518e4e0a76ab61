/** What a visitor asks for, as it is typed and as it is stored: a discriminated union by `kind`. Messages are shown to the visitor. */
import { z } from 'zod'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { readSetPath } from '../configurator/set-path.ts'
import { dealerCountries, type DealerCountry } from '../dealers/dealer-places.ts'
import { isEmail, messages, typedEmail } from '../newsletter/newsletter-rules.ts'
import { readPostcode } from './postcode.ts'
import { partySizes, requestChoices, requestFields } from './request-fields.ts'
import { slotForm } from './showroom-slots.ts'
import { sampleLimit, type RequestKind } from './request-kinds.ts'

/** One line: white space and control characters become a space. */
const line = (max: number, empty: string) =>
  z
    .string()
    .transform((text) => text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim())
    .pipe(z.string().min(1, empty).max(max, `Maak dit korter dan ${max} tekens.`))

/** Several lines, with line ends of one form and without other control characters. */
const lines = (max: number, empty: string) =>
  z
    .string()
    .transform((text) =>
      text
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, '')
        .trim(),
    )
    .pipe(z.string().min(1, empty).max(max, `Maak dit korter dan ${max} tekens.`))

/** What was sent with a stored request: its file, and the name of the file that was chosen. */
const storedUploadSchema = z.object({ file: z.string().regex(/^[\w-]{32}\.(?:jpg|pdf)$/), name: z.string() })
export type StoredUpload = z.output<typeof storedUploadSchema>

/** Known when the request is stored. */
const takenIn = z.string().transform((): StoredUpload[] => [])

const person = {
  name: line(80, 'Vul uw naam in.'),
  email: z
    .string()
    .transform(typedEmail)
    .pipe(
      z
        .string()
        .min(1, messages.emailEmpty)
        .refine((address) => address === '' || isEmail(address), messages.emailInvalid),
    ),
}

/** Kept as it was typed. */
const phone = line(30, '')
  .or(z.literal(''))
  .refine((typed) => typed === '' || isPhoneNumber(typed), 'Vul een telefoonnummer in, of niets.')

/** True for what can be dialled: with a country code, or as one writes it in one of the countries that have dealers. */
function isPhoneNumber(typed: string): boolean {
  return (['NL', 'BE', 'DE', 'CW'] as const).some(
    (defaultCountry) => parsePhoneNumberFromString(typed, { defaultCountry, extract: false })?.isPossible() === true,
  )
}

const contact = z.object({
  kind: z.literal('contact'),
  subject: line(120, 'Vul een onderwerp in.'),
  message: lines(4000, 'Schrijf uw vraag op.'),
  ...person,
})

const address = {
  street: line(120, 'Vul straat en huisnummer in.').refine((street) => /\d/.test(street), 'Zet het huisnummer erbij.'),
  postcode: z.string().max(40),
  city: line(80, 'Vul een plaats in.'),
  country: z.enum(dealerCountries, 'Kies een land.'),
}

/** Things as the wish list writes them in an address. */
const listItems = z.string().max(4000, 'Deze lijst is te lang.')
const nothingChosen = 'Kies eerst waarvoor u een offerte wilt.'

/** The request with its postcode as on an envelope. */
function withPostcode<T extends { country: DealerCountry; postcode: string }>(
  request: T,
  context: z.RefinementCtx<T>,
): T {
  const reading = readPostcode(request.country, request.postcode)
  if (reading.status === 'valid') return { ...request, postcode: reading.postcode }
  context.addIssue({ code: 'custom', path: ['postcode'], message: reading.fault })
  return z.NEVER
}

const samples = z
  .object({
    kind: z.literal('samples'),
    /** Names of finishes; as typed, with commas between them. */
    finishes: z
      .string()
      .transform((names) => [...new Set(names.split(',').filter((name) => name !== ''))])
      .pipe(
        z
          .array(z.string().max(80))
          .min(1, 'Kies minstens één kleur.')
          .max(sampleLimit, `Kies hoogstens ${sampleLimit} kleuren.`),
      ),
    ...person,
    ...address,
  })
  .transform(withPostcode)

const quote = z
  .object({
    kind: z.literal('quote'),
    ...person,
    phone,
    message: lines(2000, '').or(z.literal('')),
    items: listItems,
    /** The address of a set on this site. */
    composition: z.string(),
    /** Id of the dealer. */
    dealer: z.string().regex(/^[\w-]{1,64}$/, 'Kies een verkooppunt.'),
    /** Postcode or town that the dealers were found by. */
    place: line(60, '').or(z.literal('')),
  })
  .refine(({ items, composition }) => (items === '') !== (composition === ''), {
    path: ['items'],
    message: nothingChosen,
  })
  .refine(({ composition }) => composition === '' || readSetPath(composition) !== null, {
    path: ['items'],
    message: 'Deze samenstelling kennen wij niet.',
  })

const project = z
  .object({
    kind: z.literal('project'),
    /** What the building is called. */
    work: line(120, 'Vul de naam van het werk in.'),
    postcode: address.postcode,
    country: address.country,
    /** When it is to be delivered, in the words of the visitor. */
    period: line(60, 'Vul een datum of periode in.'),
    ...person,
    phone,
    message: lines(2000, '').or(z.literal('')),
    items: listItems.min(1, nothingChosen),
  })
  .transform(withPostcode)

const appointment = z.object({
  kind: z.literal('appointment'),
  slot: z.string().regex(slotForm, 'Kies een moment.'),
  party: z.enum(partySizes, 'Kies met hoeveel u komt.'),
  ...person,
  phone,
  message: lines(1000, '').or(z.literal('')),
})

const service = z
  .object({
    kind: z.literal('service'),
    article: line(80, 'Vul het nummer in, of zeg om welk meubel het gaat.'),
    message: lines(4000, 'Schrijf op wat er aan de hand is.'),
    photos: takenIn,
    ...person,
    ...address,
    phone,
  })
  .transform(withPostcode)

const application = z.object({
  kind: z.literal('application'),
  /** Slug of the vacancy. */
  vacancy: line(120, 'Kies een vacature.'),
  ...person,
  message: lines(4000, 'Schrijf waarom dit werk bij u past.'),
  cv: takenIn,
})

const typedSchema = z.discriminatedUnion('kind', [contact, samples, quote, project, appointment, service, application])

const storedPerson = { name: z.string(), email: z.string() }
const storedAddress = {
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.enum(dealerCountries),
}
/** A request as it is stored: what was valid once stays readable when the rules change. */
export const storedRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('contact'), ...storedPerson, subject: z.string(), message: z.string() }),
  z.object({
    kind: z.literal('samples'),
    ...storedPerson,
    finishes: z.array(z.string()),
    ...storedAddress,
  }),
  z.object({
    kind: z.literal('quote'),
    ...storedPerson,
    phone: z.string(),
    message: z.string(),
    items: z.string(),
    composition: z.string(),
    dealer: z.string(),
    place: z.string().default(''),
  }),
  z.object({
    kind: z.literal('project'),
    ...storedPerson,
    work: z.string(),
    postcode: z.string(),
    country: z.enum(dealerCountries),
    period: z.string(),
    phone: z.string(),
    message: z.string(),
    items: z.string(),
  }),
  z.object({
    kind: z.literal('appointment'),
    ...storedPerson,
    slot: z.string(),
    /** The slot before it was moved. */
    movedFrom: z.string().optional(),
    party: z.string(),
    phone: z.string(),
    message: z.string(),
  }),
  z.object({
    kind: z.literal('service'),
    ...storedPerson,
    article: z.string(),
    message: z.string(),
    photos: z.array(storedUploadSchema),
    ...storedAddress,
    phone: z.string(),
  }),
  z.object({
    kind: z.literal('application'),
    ...storedPerson,
    vacancy: z.string(),
    message: z.string(),
    cv: z.array(storedUploadSchema),
  }),
])
export type SiteRequest = z.output<typeof storedRequestSchema>
/** A request of one kind. */
export type RequestOf<TKind extends RequestKind> = Extract<SiteRequest, { kind: TKind }>

export type RequestReading =
  | { status: 'valid'; request: SiteRequest }
  /** A sentence for each field that has to change, by its name. */
  | { status: 'invalid'; faults: Readonly<Record<string, string>> }

/** Checks what was typed; a field that is missing counts as empty. */
export function readRequest(kind: RequestKind, values: Readonly<Record<string, string>>): RequestReading {
  const names = [...requestFields[kind].map(({ name }) => name), ...requestChoices[kind]]
  const typed = Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
  const result = typedSchema.safeParse({ ...typed, kind })
  if (result.success) return { status: 'valid', request: result.data }
  const faults: Record<string, string> = {}
  for (const { path, message } of result.error.issues) faults[String(path[0])] ??= message
  return { status: 'invalid', faults }
}
