/** Reads and writes a list of dealers as CSV or JSON. Reading reports every fault with its line; what is written reads back the same. */
import { z } from 'zod'
import { dealerCountries, provinceSlugs } from '#domain/dealers/dealer-places.ts'
import { weekDays } from '#domain/dealers/week-days.ts'
import { dealerSchema, type Dealer } from '#domain/dealers/dealer.schema.ts'
import { wordSlug } from '#domain/slug.ts'
import { readCsv, writeCsv } from './csv.ts'
import { dealerId } from './dealer-store.ts'

/** A fault of a row; `line` is the line of a CSV file, or the number of the record of a JSON file. */
export type RowFault = { line: number; reason: string }
export type DealerFile =
  | { status: 'good'; dealers: Dealer[] }
  | { status: 'bad'; unit: 'line' | 'record'; faults: RowFault[] }

const required = [
  'Naam',
  'Adres',
  'Postcode',
  'Plaats',
  'Land',
  'Provincie',
  'latitude',
  'longitude',
  'Actief',
] as const
const optional = ['telefoon', 'website', 'email', 'openingstijden', 'collecties'] as const
const columns = [...required, ...optional]

const postcodes: Readonly<Record<Dealer['Land'], { form: RegExp; example: string }>> = {
  Nederland: { form: /^[1-9]\d{3} [A-Z]{2}$/, example: '8011 AB' },
  België: { form: /^[1-9]\d{3}$/, example: '9000' },
  Duitsland: { form: /^\d{5}$/, example: '50667' },
  Curaçao: { form: /^\w{0,10}$/, example: '' },
}

/** Degrees between which a country lies: south, north, west, east. */
const bounds: Readonly<Record<Dealer['Land'], readonly [number, number, number, number]>> = {
  Nederland: [50.7, 53.7, 3.2, 7.3],
  België: [49.4, 51.6, 2.4, 6.5],
  Duitsland: [47.2, 55.2, 5.8, 15.1],
  Curaçao: [11.9, 12.5, -69.3, -68.6],
}

/** A record of an import: a dealer with a name, a postcode of its country, a Dutch province that has a page, and a place in its country. */
const rowSchema = dealerSchema
  .transform((dealer) => ({ ...dealer, Postcode: tidyPostcode(dealer) }))
  .superRefine((dealer, context) => {
    for (const message of rowFaults(dealer)) context.addIssue({ code: 'custom', message })
  })

/** What is wrong with a dealer whose fields each have their kind. */
function rowFaults(dealer: Dealer): string[] {
  const { Naam, Land, Postcode, Provincie, latitude, longitude, telefoon, website, openingstijden } = dealer
  const { form, example } = postcodes[Land]
  const faults: string[] = []
  if (Naam.trim() === '') faults.push('Naam is empty')
  if (Postcode !== '' && !form.test(Postcode))
    faults.push(`Postcode "${Postcode}" is no postcode of ${Land}${example === '' ? '' : ` such as ${example}`}`)
  if (Land === 'Nederland' && !provinceSlugs.some((slug) => slug === wordSlug(Provincie)))
    faults.push(`Provincie "${Provincie}" is none of the twelve`)
  if ((latitude === null) !== (longitude === null))
    faults.push('latitude and longitude belong together: give both or neither')
  if (latitude !== null && longitude !== null && !isWithin(bounds[Land], latitude, longitude))
    faults.push(`latitude ${latitude} and longitude ${longitude} lie outside ${Land}`)
  const digits = telefoon?.replaceAll(/\D/g, '').length ?? 0
  if (telefoon !== undefined && (!/^[+(\d][\d\s()./–-]*$/.test(telefoon) || digits < 7 || digits > 15))
    faults.push(`telefoon "${telefoon}" is no single telephone number`)
  if (website !== undefined && !/^https?:\/\//i.test(website)) faults.push(fieldFault('website', website))
  if (openingstijden?.some((entry, index) => !isDayOfHours(entry, weekDays[index])))
    faults.push(fieldFault('openingstijden', openingstijden))
  return faults
}

function isWithin([south, north, west, east]: readonly [number, number, number, number], lat: number, long: number) {
  return lat >= south && lat <= north && long >= west && long <= east
}

/** Whether an entry is of that day, with times of a clock of which the first comes first. */
function isDayOfHours(entry: string, day: string | undefined): boolean {
  const [, name, from = '', to = ''] = /^(\w\w) (?:gesloten|(\d\d:\d\d)-(\d\d:\d\d))$/.exec(entry) ?? []
  const isTime = (time: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)
  return name === day && (from === '' || (isTime(from) && (isTime(to) || to === '24:00') && from < to))
}

function tidyPostcode({ Land, Postcode }: Dealer): string {
  const plain = Postcode.trim().toUpperCase()
  return Land === 'Nederland' ? plain.replace(/^(\d{4})\s*([A-Z]{2})$/, '$1 $2') : plain
}

/** Reads a whole file. @param name ends in .json for JSON; anything else is CSV */
export function readDealerFile(name: string, bytes: Uint8Array): DealerFile {
  const bad = (unit: 'line' | 'record', ...faults: RowFault[]): DealerFile => ({ status: 'bad', unit, faults })
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return bad('line', { line: 1, reason: 'the file is not UTF-8; save it as "CSV UTF-8"' })
  }
  if (name.toLowerCase().endsWith('.json')) {
    try {
      const list: unknown = JSON.parse(text)
      if (!Array.isArray(list)) return bad('record', { line: 1, reason: 'the file is no list of records' })
      return check(
        'record',
        list.map((value: unknown, index) => ({ line: index + 1, value })),
      )
    } catch {
      return bad('record', { line: 1, reason: 'the file is no JSON' })
    }
  }
  const csv = readCsv(text)
  if (csv.status === 'broken') return bad('line', { line: csv.line, reason: csv.reason })
  const [head, ...records] = csv.records
  if (!head) return bad('line', { line: 1, reason: 'the file is empty' })
  // Spreadsheets write columns that were once used and are empty now.
  const width = head.fields.findLastIndex((field) => field !== '') + 1
  const names = head.fields
    .slice(0, width)
    .map((field) => columns.find((column) => column.toLowerCase() === field.toLowerCase()) ?? field)
  const missing = required.filter((column) => !names.includes(column))
  const unknown = names.filter((field) => !columns.some((column) => column === field))
  const twice = names.filter((field, index) => names.indexOf(field) !== index)
  const wrong = [
    ...missing.map((column) => `the column ${column} is missing`),
    ...unknown.map((field) => `there is no field "${field}"`),
    ...twice.map((field) => `the column ${field} occurs twice`),
  ]
  if (wrong.length > 0) return bad('line', ...wrong.map((reason) => ({ line: head.line, reason })))
  return check(
    'line',
    records.map(({ line, fields }) =>
      fields.length >= width && fields.slice(width).every((field) => field === '')
        ? { line, value: fromFields(Object.fromEntries(names.map((column, index) => [column, fields[index] ?? '']))) }
        : { line, fault: `${fields.length} fields where the first line has ${names.length}` },
    ),
  )
}

/** What spreadsheets write for a ticked and an empty box. */
const truths: Readonly<Record<string, string>> = { WAAR: '1', TRUE: '1', ONWAAR: '0', FALSE: '0' }

/** The values of the fields of a CSV record. */
function fromFields({
  latitude = '',
  longitude = '',
  Actief = '',
  telefoon = '',
  website = '',
  email = '',
  openingstijden = '',
  collecties = '',
  ...texts
}: Record<string, string>): Record<string, unknown> {
  const number = (text: string) =>
    text === '' ? null : /^-?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text
  const list = (text: string) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
  return {
    ...texts,
    latitude: number(latitude),
    longitude: number(longitude),
    Actief: number(truths[Actief.toUpperCase()] ?? Actief),
    ...(telefoon === '' ? {} : { telefoon }),
    ...(website === '' ? {} : { website }),
    ...(email === '' ? {} : { email }),
    ...(openingstijden === '' ? {} : { openingstijden: list(openingstijden) }),
    ...(collecties === '' ? {} : { collecties: list(collecties) }),
  }
}

/** Checks all rows against the schema and each other. */
function check(
  unit: 'line' | 'record',
  rows: readonly ({ line: number; value: unknown } | { line: number; fault: string })[],
): DealerFile {
  const faults: RowFault[] = []
  const dealers: Dealer[] = []
  const seen = new Map<string, number>()
  for (const row of rows) {
    if ('fault' in row) {
      faults.push({ line: row.line, reason: row.fault })
      continue
    }
    const parsed = rowSchema.safeParse(row.value)
    if (!parsed.success) {
      faults.push({ line: row.line, reason: faultsInWords(parsed.error.issues, row.value) })
      continue
    }
    const id = dealerId(parsed.data)
    const first = seen.get(id)
    if (first !== undefined) faults.push({ line: row.line, reason: `the same name and address as ${unit} ${first}` })
    else {
      seen.set(id, row.line)
      dealers.push(parsed.data)
    }
  }
  return faults.length === 0 ? { status: 'good', dealers } : { status: 'bad', unit, faults }
}

/** What the fields take, as the end of a sentence. */
const expectations: Readonly<Record<string, string>> = {
  Land: `is none of ${dealerCountries.join(', ')}`,
  latitude: 'is no number from -90 to 90',
  longitude: 'is no number from -180 to 180',
  Actief: 'is neither 0 nor 1',
  website: 'is no web address such as https://bad.example',
  email: 'is no email address',
  openingstijden: 'is not seven days from Monday, each such as "ma 09:00-17:30" or "ma gesloten"',
  collecties: 'is no list of texts',
}

function fieldFault(field: string, value: unknown): string {
  if (value === undefined) return `${field} is missing`
  if (value === null || value === '') return `${field} is empty`
  const shown = Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : JSON.stringify(value)
  return `${field} "${shown}" ${expectations[field] ?? 'is no text'}`
}

/** The faults of a record, each field once. */
function faultsInWords(issues: readonly z.core.$ZodIssue[], value: unknown): string {
  const fields = z.record(z.string(), z.unknown()).safeParse(value).data
  const words = issues.map((issue) => {
    if (issue.code === 'custom') return issue.message
    if (issue.code === 'unrecognized_keys') return `there is no field ${issue.keys.map((key) => `"${key}"`).join(', ')}`
    const field = issue.path[0]
    return field === undefined ? 'it is no record of fields' : fieldFault(String(field), fields?.[String(field)])
  })
  return [...new Set(words)].join('; ')
}

/** A dealer without the fields that the database adds. */
export const recordSchema = dealerSchema.strip()

/** The list as CSV or, for a name that ends in .json, as JSON. */
export function writeDealerFile(name: string, dealers: readonly Dealer[]): string {
  const records = dealers.map((dealer) => recordSchema.parse(dealer))
  if (name.toLowerCase().endsWith('.json')) return `${JSON.stringify(records, null, 2)}\n`
  const text = (value: Dealer[keyof Dealer]) =>
    value === null || value === undefined ? '' : Array.isArray(value) ? value.join(', ') : String(value)
  return writeCsv([columns, ...records.map((record) => columns.map((column) => text(record[column])))])
}
