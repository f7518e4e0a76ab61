/** Reads and writes a list of dealers as CSV or JSON. Reading reports every fault with its line; what is written reads back the same. */
import type { z } from 'zod'
import { provinceSlugs } from '#domain/dealers/dealer-places.ts'
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

/** A record of an import: a dealer with a postcode of its country, a Dutch province that has a page, and coordinates in pairs. */
const rowSchema = dealerSchema
  .transform((dealer) => ({ ...dealer, Postcode: tidyPostcode(dealer) }))
  .superRefine((dealer, context) => {
    const add = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message })
    }
    const { form, example } = postcodes[dealer.Land]
    if (dealer.Postcode !== '' && !form.test(dealer.Postcode))
      add(
        'Postcode',
        `"${dealer.Postcode}" is no postcode of ${dealer.Land}${example === '' ? '' : ` such as ${example}`}`,
      )
    if (dealer.Land === 'Nederland' && !provinceSlugs.some((slug) => slug === wordSlug(dealer.Provincie)))
      add('Provincie', `"${dealer.Provincie}" is none of the twelve`)
    if ((dealer.latitude === null) !== (dealer.longitude === null))
      add('latitude', 'latitude and longitude belong together: give both or neither')
  })

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
  const names = head.fields.map(
    (field) => columns.find((column) => column.toLowerCase() === field.toLowerCase()) ?? field,
  )
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
      fields.length === names.length
        ? { line, value: fromFields(Object.fromEntries(names.map((column, index) => [column, fields[index] ?? '']))) }
        : { line, fault: `${fields.length} fields where the first line has ${names.length}` },
    ),
  )
}

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
    Actief: number(Actief),
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
      faults.push({ line: row.line, reason: parsed.error.issues.map(faultInWords).join('; ') })
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

function faultInWords(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.') || 'record'}: ${issue.message}`
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
