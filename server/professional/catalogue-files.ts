/** The whole catalogue in the formats that dealers' and wholesalers' software loads. Each file is made once per content version. */
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { z } from 'zod'
import { amsterdamDay } from '#domain/amsterdam-day.ts'
import type { Product, ReadLists } from '#domain/catalogue/product.schema.ts'
import { bmecatCatalogue } from '#domain/professional/bmecat.ts'
import { catalogueFileNames, type CatalogueFileName } from '#domain/professional/catalogue-file-names.ts'
import { priceChanges, priceListColumns, priceSnapshot } from '#domain/professional/price-list.ts'
import type { ProfessionalArticle } from '#domain/professional/professional-article.ts'
import { xchangeCatalogue, type CatalogueFacts } from '#domain/professional/xchange.ts'
import { site } from '#domain/site.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { contentVersion } from '#server/content/content-version.ts'
import { writeCsv } from '#server/dealers/csv.ts'
import { env } from '#server/env.ts'
import { retryAfter } from '#server/http/retry-after.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { refusal } from '#server/http/refusal.ts'
import { siteContext } from '#server/site-context.ts'
import { mirrorArticles, professionalArticles } from './articles.ts'
import { pricePdf } from './price-pdf.ts'
import { priceWorkbook } from './price-workbook.ts'
import { keepPriceList, keptDays, priceListOn } from './price-lists.ts'

type Made = { articles: readonly ProfessionalArticle[]; facts: CatalogueFacts }
type Format = { type: string; make: (made: Made) => Promise<string | Uint8Array<ArrayBuffer>> }

const json = (value: unknown) => JSON.stringify(value)
const csvType = 'text/csv; charset=utf-8'
/** Excel reads UTF-8 by it. */
const byteOrderMark = '\uFEFF'
const differenceName = 'prijsverschil.csv'
const daysSchema = z.object({ from: z.iso.date(), to: z.iso.date() })

/** By the name of the file. */
const formats: Readonly<Record<CatalogueFileName, Format>> = {
  'prijslijst.csv': {
    type: csvType,
    make: async (made) =>
      byteOrderMark +
      writeCsv([priceListColumns.map(({ title }) => title), ...rows(made).map((row) => row.map(csvCell))]),
  },
  'prijslijst.xlsx': {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    make: ({ articles, facts }) => priceWorkbook(articles, facts.validFrom),
  },
  'prijslijst.pdf': {
    type: 'application/pdf',
    make: ({ articles, facts }) => pricePdf(articles, facts.validFrom),
  },
  'etim-xchange.json': {
    type: 'application/json; charset=utf-8',
    make: async ({ articles, facts }) => json(xchangeCatalogue(articles, facts, (await siteContext()).files.etim)),
  },
  'bmecat.xml': {
    type: 'application/xml; charset=utf-8',
    make: async ({ articles, facts }) => bmecatCatalogue(articles, facts, (await siteContext()).files.etim),
  },
}

let held: { version: number; made: Made; files: Map<string, Promise<string | Uint8Array<ArrayBuffer>>> } | null = null

async function current() {
  const version = contentVersion()
  if (held?.version === version) return held
  const [{ files }, { products, lists }] = await Promise.all([siteContext(), catalogue()])
  const articles = [
    ...inPrintedOrder([...products.values()], lists).flatMap((product) => professionalArticles(files, product)),
    ...mirrorArticles(files),
  ]
  const prices = await keepPriceList(resolve(env().DATA_DIR), priceSnapshot(articles), new Date())
  const facts: CatalogueFacts = {
    name: `${site.name} catalogus`,
    version: createHash('sha256').update(json(articles)).digest('hex').slice(0, 12),
    date: amsterdamDay(new Date()),
    validFrom: prices,
    supplier: { name: site.legalName, vat: site.btw },
  }
  held = { version, made: { articles, facts }, files: new Map() }
  return held
}

/**
 * GET /professional/{file}: null for a name that is none of ours; 503 while the catalogue cannot be read.
 * `prijsverschil.csv?van=2026-01-01&tot=2026-11-01` has what changed between the price lists of two days, without
 * days from the oldest list to the current one.
 */
export async function catalogueFile(request: Request, name: string): Promise<Response | null> {
  const file = catalogueFileNames.find((known) => known === name)
  const format = file && formats[file]
  if (!format && name !== differenceName) return null
  return orUnread(async () => {
    const { files, made } = await current()
    if (!format) return priceDifference(new URL(request.url).searchParams)
    const body = files.get(name) ?? format.make(made)
    files.set(name, body)
    return fileResponse(await body, format.type, `${made.facts.validFrom}-${name}`)
  })
}

/** By the order of the categories, then by name. */
function inPrintedOrder(products: readonly Product[], { categories }: Pick<ReadLists, 'categories'>): Product[] {
  const place = (product: Product) => categories.findIndex(({ slug }) => slug === product.categories[0]?.slug)
  return products.toSorted((a, b) => place(a) - place(b) || a.name.localeCompare(b.name, 'nl'))
}

async function orUnread(make: () => Promise<Response>): Promise<Response> {
  try {
    return await make()
  } catch (error) {
    reportProblem({ event: 'professional-file-not-made', error })
    return refusal(503, 'Kan producten niet laden. Probeer het later opnieuw.', retryAfter)
  }
}

async function priceDifference(params: URLSearchParams): Promise<Response> {
  const folder = resolve(env().DATA_DIR)
  const days = daysSchema.safeParse({
    from: params.get('van') ?? (await keptDays(folder))[0],
    to: params.get('tot') ?? amsterdamDay(new Date()),
  })
  if (!days.success) return refusal(400, 'Geef de dagen als ?van=2026-01-01&tot=2026-06-30.')
  const { from, to } = days.data
  const [before, after] = await Promise.all([priceListOn(folder, from), priceListOn(folder, to)])
  if (!before || !after) return refusal(404, `Van ${before ? to : from} is geen prijslijst bewaard.`)
  const euros = (cents: number | null) => (cents === null || cents === 0 ? '' : (cents / 100).toFixed(2))
  const changes = priceChanges(before, after).map(({ article, kind, before: old, after: now }) => [
    article,
    kind,
    euros(old),
    euros(now),
  ])
  const csv = writeCsv([['Artikelnummer', 'Wijziging', `Incl. btw ${from}`, `Incl. btw ${to}`], ...changes])
  return fileResponse(byteOrderMark + csv, csvType, `prijsverschil-${from}-${to}.csv`)
}

function fileResponse(body: string | Uint8Array<ArrayBuffer>, type: string, file: string): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="oeverhout-${file}"`,
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    },
  })
}

function rows({ articles }: Made) {
  return articles.map((article) => priceListColumns.map(({ value }) => value(article)))
}

function csvCell(value: string | number | null): string {
  return value === null ? '' : String(value)
}
