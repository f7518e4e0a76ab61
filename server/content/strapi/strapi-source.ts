/** The content source that reads a Strapi 5 server (docs/cms.md). */
import type { CatalogueEntry } from '#domain/catalogue/product.schema.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { reportList } from '../content-report.ts'
import { ContentSourceError, type ContentSource, type ListWindow } from '../content-source.ts'
import { entryReader, type EntryCount, type EntryKind } from './entry-reader.ts'
import {
  generalCategory,
  readCatalogueEntry,
  readColor,
  readFaq,
  readPrivacyPage,
  readProduct,
  readVacancy,
  type ReadContext,
} from './mappers.ts'
import { mostAtOnce, strapiClient, type StrapiServer } from './strapi-client.ts'
import type { Populate, StrapiQuery, UnknownKey } from './strapi-query.ts'
import { defaultUnits, unitWarnings, type Units } from './units.ts'
import { wireFaqCategorySchema } from './wire.ts'

const wholeProduct: Populate = {
  categories: true,
  collections: true,
  features: true,
  featured_image: true,
  gallery: true,
  technical_drawing: true,
  variants: {
    populate: {
      color_textures: { populate: { texture_image: true, material: true } },
      images: true,
      model_3d: true,
      technical_drawing: true,
      materials: true,
    },
  },
}
const active = { is_active: { $eq: true } }
const newest = ['createdAt:desc', 'slug:asc']
const faqFields = ['title', 'antwoord', 'slug', 'category', 'createdAt', 'updatedAt', 'is_featured']

export type StrapiSourceOptions = StrapiServer & {
  units?: Units
  /** Called with what was read of a list, before too many refusals fail it. */
  onList?: (list: string, counts: readonly EntryCount[]) => void
  /** Called once for each key of a query that the server does not know. */
  onUnknownKey?: (path: string, key: UnknownKey) => void
}

/** The source that reads this server. Its calls throw ContentSourceError. */
export function strapiSource({
  units = defaultUnits,
  onList = reportList,
  onUnknownKey = reportUnknownKey,
  ...server
}: StrapiSourceOptions): ContentSource {
  const client = strapiClient(server, onUnknownKey)
  /** What was read of each list, by window. */
  const windows = new Map<string, Map<number, EntryCount[]>>()
  let areUnitsChecked = false
  const newContext = (): ReadContext => ({ url: server.url, units, reader: entryReader(), colors: new Map() })

  /**
   * The entries of a list, without those that are refused. @throws {ContentSourceError} also when more than a tenth is:
   * then the list as it was before is better
   */
  async function list<T>(
    path: string,
    query: StrapiQuery,
    read: (value: unknown, context: ReadContext) => T | null,
    window: Partial<ListWindow> = {},
  ): Promise<{ items: T[]; total: number }> {
    const context = newContext()
    const start = window.start ?? 0
    const { data, total } = await client.list(path, query, window)
    const items = data.map((value) => read(value, context)).filter((item) => item !== null)
    const readBefore = start === 0 ? [] : (windows.get(path) ?? [])
    windows.set(path, new Map([...readBefore, [start, context.reader.counts()]]))
    const counts = sumOf([...(windows.get(path)?.values() ?? [])].flat())
    onList(path.replace('/api/', ''), counts)
    refuseFailing(path, counts)
    return { items, total }
  }

  /** The entry of a list with this slug, or null. @throws {ContentSourceError} also when it is refused */
  async function bySlug<T>(
    path: string,
    slug: string,
    query: StrapiQuery,
    read: (value: unknown, context: ReadContext) => T | null,
  ): Promise<T | null> {
    if (!/^[a-z0-9-]{1,200}$/.test(slug)) return null
    const filters = { slug: { $eq: slug }, ...query.filters }
    const { data } = await client.list(path, { ...query, filters }, { limit: 1 })
    return data.length === 0 ? null : readOne(path, data[0], read)
  }

  function readOne<T>(
    path: string,
    value: unknown,
    read: (value: unknown, context: ReadContext) => T | null,
    onRead: (counts: readonly EntryCount[]) => void = () => undefined,
  ): T {
    const context = newContext()
    const item = read(value, context)
    onRead(context.reader.counts())
    if (item === null) throw new ContentSourceError('malformed', refusalSentence(path, context.reader.counts()))
    return item
  }

  const entries = (path: string, kind: EntryKind) => async (): Promise<CatalogueEntry[]> => {
    const query = { filters: active, sort: ['sort_order:asc', 'slug:asc'] }
    return (await list(path, query, (value, context) => readCatalogueEntry(kind, value, context))).items
  }
  const vacancies = { filters: { actief: { $eq: true } }, sort: newest }
  const products = { filters: active, sort: newest, populate: wholeProduct }

  return {
    async listProducts({ start, limit }) {
      const window = { start, limit: Math.min(mostAtOnce, limit) }
      const { items, total } = await list('/api/products', products, readProduct, window)
      if (!areUnitsChecked && items.length > 0) {
        areUnitsChecked = true
        for (const warning of unitWarnings(items, units))
          reportProblem({ event: 'content-units-doubtful', about: { warning } })
      }
      return { items, total }
    },
    getProduct: (slug) => bySlug('/api/products', slug, { filters: active, populate: wholeProduct }, readProduct),
    listCategories: entries('/api/categories', 'category'),
    listCollections: entries('/api/collections', 'collection'),
    listFeatures: entries('/api/features', 'feature'),
    listMaterials: entries('/api/materials', 'material'),
    async listColors() {
      const query = { populate: { texture_image: true, material: true } as const, sort: ['sort_order:asc', 'slug:asc'] }
      return (await list('/api/colors', query, readColor)).items
    },
    listVacancies: async () => (await list('/api/vacatures', vacancies, readVacancy)).items,
    getVacancy: (slug) => bySlug('/api/vacatures', slug, vacancies, readVacancy),
    listFaqs: ({ start, limit }) =>
      list('/api/faqs', { fields: faqFields, sort: newest }, readFaq, { start, limit: Math.min(mostAtOnce, limit) }),
    getFaq: (slug) => bySlug('/api/faqs', slug, { fields: faqFields }, readFaq),
    async listFaqCategories() {
      const { data } = await client.list('/api/faqs', { fields: ['category'], sort: newest })
      const names = data.flatMap((value) => wireFaqCategorySchema.safeParse(value).data?.category || generalCategory)
      return [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'nl'))
    },
    async getPrivacyPage(locale) {
      if (!/^[a-z]{2}(?:-[A-Za-z]{2,4})?$/.test(locale)) return null
      const page = await client.single('/api/privacy-page', { locale, populate: { localizations: true } })
      if (page === null) return null
      return readOne(
        '/api/privacy-page',
        page,
        (value, context) => readPrivacyPage(value, locale, context),
        (counts) => onList('privacy-page', counts),
      )
    },
  }
}

function sumOf(counts: readonly EntryCount[]): EntryCount[] {
  return [...Map.groupBy(counts, ({ kind }) => kind)].map(([kind, same]) => ({
    kind,
    found: same.reduce((sum, { found }) => sum + found, 0),
    refusals: same.flatMap(({ refusals }) => refusals),
    missing: (same[0]?.missing ?? []).filter((field) => same.every(({ missing }) => missing.includes(field))),
  }))
}

/** One refused entry costs itself alone; several that are more than a tenth of their kind, or all, fail the list. */
function refuseFailing(path: string, counts: readonly EntryCount[]): void {
  const failing = counts.filter(
    ({ found, refusals: { length } }) => (length > 1 && length > found / 10) || (length > 0 && length === found),
  )
  if (failing.length > 0) throw new ContentSourceError('malformed', refusalSentence(path, failing))
}

function refusalSentence(path: string, counts: readonly EntryCount[]): string {
  const parts = counts.flatMap(({ kind, found, refusals }) => {
    const [first] = refusals
    if (!first) return []
    return [
      `${refusals.length} of ${found} of kind ${kind} (${first.field} of ${first.entry}: expected ${first.expected})`,
    ]
  })
  return `The content server answered GET ${path} with entries that cannot be read: ${parts.join(', ')}.`
}

function reportUnknownKey(path: string, { param, path: key }: UnknownKey): void {
  reportProblem({ event: 'content-key-unknown', about: { list: path, param, key: key.join('.') } })
}
