/** `npm run cms:check -- http://localhost:1337`: what the site would take from a content server, and what not and why (docs/cms.md). */
import type { Product } from '#domain/catalogue/product.schema.ts'
import { crawlProducts } from '#server/catalogue/crawl-products.ts'
import type { EntryCount, EntryKind } from '#server/content/strapi/entry-reader.ts'
import type { StrapiServer } from '#server/content/strapi/strapi-client.ts'
import { strapiSource } from '#server/content/strapi/strapi-source.ts'
import { unitWarnings, type Units } from '#server/content/strapi/units.ts'
import { ConfigError, readEnv } from '#server/env.ts'
import { everyFaq } from '#server/content/every-faq.ts'

if (import.meta.main) await main()

async function main(): Promise<void> {
  try {
    const [url = process.env['CMS_URL']] = process.argv.slice(2)
    const { CMS_URL, CMS_TOKEN, CMS_LENGTH_UNIT, CMS_PRICE_UNIT } = readEnv({ ...process.env, CMS_URL: url })
    if (CMS_URL === undefined) throw new ConfigError('Which server? npm run cms:check -- http://localhost:1337')
    const units = { length: CMS_LENGTH_UNIT, price: CMS_PRICE_UNIT }
    const { report, isGood } = await checkCms({ url: CMS_URL, token: CMS_TOKEN, units })
    console.log(report)
    process.exitCode = isGood ? 0 : 1
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** Kinds that entries of a list hold and that are worth a row of their own. */
const heldKinds: ReadonlySet<EntryKind> = new Set(['variant', 'color', 'media'])

/** Reads every list of the server. `isGood` is false when an entry is refused or a list cannot be read. */
export async function checkCms(server: StrapiServer & { units: Units }): Promise<{ report: string; isGood: boolean }> {
  const counts = new Map<string, readonly EntryCount[]>()
  const unknownKeys: string[] = []
  const source = strapiSource({
    ...server,
    onList: (list, read) => counts.set(list, read),
    onUnknownKey: (path, { param, path: key }) => unknownKeys.push(`${path}: ${param} ${key.join('.')}`),
  })
  let products: Product[] = []
  const lists: [name: string, kind: EntryKind, read: () => Promise<unknown>][] = [
    ['products', 'product', async () => (products = await crawlProducts(source))],
    ['categories', 'category', () => source.listCategories()],
    ['collections', 'collection', () => source.listCollections()],
    ['features', 'feature', () => source.listFeatures()],
    ['materials', 'material', () => source.listMaterials()],
    ['colors', 'color', () => source.listColors()],
    ['faqs', 'faq', () => everyFaq(source)],
    ['vacatures', 'vacature', () => source.listVacancies()],
    ['privacy-page', 'privacy-page', () => source.getPrivacyPage('nl')],
  ]
  const rows = [['list', 'found', 'taken', 'refused', 'fields that no entry has']]
  const failures: string[] = []
  const refusals: string[] = []
  for (const [name, kind, read] of lists) {
    await read().catch((error: unknown) => failures.push(error instanceof Error ? error.message : String(error)))
    const own = counts.get(name) ?? []
    if (own.every((count) => count.kind !== kind)) rows.push([name, '0', '0', '0', '-'])
    for (const count of own) {
      const label = count.kind === kind ? name : `${name}: ${count.kind}`
      const { found, missing } = count
      const { length } = count.refusals
      refusals.push(...count.refusals.map((one) => `${label}: ${one.entry}: ${one.field}: expected ${one.expected}`))
      if (count.kind === kind || heldKinds.has(count.kind) || length > 0)
        rows.push([label, String(found), String(found - length), String(length), missing.join(', ') || '-'])
    }
  }
  return {
    isGood: failures.length === 0 && refusals.length === 0,
    report: [
      table(rows),
      ...section('Refused', refusals),
      ...section('Cannot be read', failures),
      ...section('Not asked for, because the server does not know it', unknownKeys),
      ...section('Units', unitWarnings(products, server.units)),
    ].join('\n'),
  }
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)]
}

/** Columns of equal width; numbers to the right. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const cell = (text: string, column: number) =>
    column === 0 || column === 4 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n')
}
