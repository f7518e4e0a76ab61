/**
 * The content of content/, parsed strictly; `read-content-files.ts` reads it.
 * A bad file stops the start (or the build) with its name, the path inside it and the reason; nothing half-read is served.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { articleFileSchema, type ArticleFile, type OldArticle } from '#domain/articles/article.schema.ts'
import { guideSchema, type Guide } from '#domain/assembly/guide.schema.ts'
import {
  familySchema,
  taxonomyEntrySchema,
  type ProductFamily,
  type TaxonomyEntry,
} from '#domain/catalogue/family.schema.ts'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import { collectionSchema, type Collection } from '#domain/collections/collection.schema.ts'
import { configuratorSchema, type ConfiguratorContent } from '#domain/configurator/configurator.schema.ts'
import { dealerSchema, type Dealer } from '#domain/dealers/dealer.schema.ts'
import { downloadSchema, type Download } from '#domain/downloads/download.schema.ts'
import { faqSchema, type Faq } from '#domain/faq/faq.schema.ts'
import { finishSchema, type Finish } from '#domain/finishes/finish.schema.ts'
import { roomSchema, type Room } from '#domain/rooms/room.schema.ts'
import { mirrorSchema, type Mirror } from '#domain/mirrors/mirror.schema.ts'
import { vacancySchema, type Vacancy } from '#domain/vacancies/vacancy.schema.ts'
import { searchWordsSchema } from '#domain/search/search-words.schema.ts'
import { richTextSchema } from '#domain/rich-text.ts'
import { showroomSchema, type Showroom } from '#domain/requests/showroom.schema.ts'
import { etimSchema, type Etim } from '#domain/professional/etim.schema.ts'
import {
  footerMenusSchema,
  headerMenusSchema,
  mobileMenusSchema,
  openingHoursSchema,
  siteSchema,
  type Menus,
  type OpeningHours,
  type Site,
} from '#domain/site.schema.ts'
import { redirectSchema, type MovedAddress } from '#domain/pages/redirect.schema.ts'
import { pageSchema, type PageContent } from '#domain/pages/section.schema.ts'
import {
  describedPictures,
  readMediaManifest,
  withPictureFiles,
  type Description,
  type Descriptions,
  type MediaManifest,
} from './media.ts'

export const privacySchema = z.strictObject({
  defaultLocale: z.literal('nl'),
  pages: z
    .array(
      z.strictObject({
        locale: z.string().regex(/^[a-z]{2}$/),
        title: z.string(),
        statement: richTextSchema,
        updatedAt: z.iso.datetime(),
      }),
    )
    .min(1),
})
export type PrivacyFile = z.output<typeof privacySchema>

export type ContentFiles = {
  site: Site
  menus: Menus
  openingHours: OpeningHours
  searchWords: z.output<typeof searchWordsSchema>
  /** Addresses that moved. */
  redirects: readonly MovedAddress[]
  collections: ReadonlyMap<string, Collection>
  finishes: readonly Finish[]
  mirrors: readonly Mirror[]
  /** By path. */
  pages: ReadonlyMap<string, PageContent>
  /** By path. */
  guides: ReadonlyMap<string, Guide>
  rooms: readonly Room[]
  downloads: readonly Download[]
  /** Furniture that is no longer made. */
  articles: readonly OldArticle[]
  /** What is known of it. */
  parts: ArticleFile['parts']
  faqs: readonly Faq[]
  vacancies: readonly Vacancy[]
  privacy: PrivacyFile
  dealers: readonly Dealer[]
  /** What can be put together. */
  configurator: ConfiguratorContent
  showroom: Showroom
  /** Classes of ETIM for the exchange of the catalogue. */
  etim: Etim
  families: readonly ProductFamily[]
  categories: readonly TaxonomyEntry[]
  features: readonly TaxonomyEntry[]
  materials: readonly TaxonomyEntry[]
}

/** A content file that cannot be read; the message names file, path inside it and reason. */
export class ContentFileError extends Error {
  override readonly name = 'ContentFileError'
  readonly file: string
  readonly where: string
  readonly reason: string
  constructor(file: string, where: string, reason: string) {
    super(`The content file ${file} is wrong at ${where === '' ? 'its top' : where}: ${reason}.`)
    this.file = file
    this.where = where
    this.reason = reason
  }
}

/** Text of a content file -> the same with every reference filled in. @throws {ContentFileError} */
export type FillIn = (text: string, file: string) => string

/** '{{sunny.depth}}', '{{team.montage|words}}' */
export const reference = /\{\{([^{}]*)\}\}/g
/** In place of a fact until the facts are known. */
export const unknownYet = '100'

/** Texts of files in place of those of content/, by name. A folder of which one is named has no others. */
export type EditedFiles = ReadonlyMap<string, string>

/**
 * Everything under `contentDir`, with the pictures that `publicDir` holds. `fillIn` gives the references of its texts, from the content as it
 * is without them. @throws {ContentFileError}
 */
export function parseContentFiles(
  contentDir: string,
  publicDir: string,
  fillIn: (files: ContentFiles) => FillIn,
  edited: EditedFiles = new Map(),
): ContentFiles {
  const media = { manifest: readMediaManifest(publicDir), descriptions: readDescriptions(contentDir, edited) }
  const referring = new Map<string, (fill: FillIn) => void>()
  const read = <TSchema extends z.ZodType<object>>(file: string, schema: TSchema) => {
    const text = edited.get(file) ?? readFileSync(join(contentDir, file), 'utf8')
    if (!text.includes('{{')) return parseFile(file, text, schema, media)
    const value = parseFile(file, text.replaceAll(reference, unknownYet), schema, media)
    referring.set(file, (fill) => become(value, parseFile(file, fill(text, file), schema, media)))
    return value
  }
  const folder = <TSchema extends z.ZodType<object>>(name: string, schema: TSchema) => {
    const ours = [...edited.keys()].filter((file) => file.startsWith(`${name}/`))
    const names = readdirSync(join(contentDir, name)).filter((file) => file.endsWith('.json'))
    return (ours.length > 0 ? ours : names.map((file) => `${name}/${file}`))
      .toSorted()
      .map((file) => read(file, schema))
  }

  const site = read('site.json', siteSchema)
  const openingHours = read('opening-hours.json', openingHoursSchema)
  const menus = {
    header: read('menus/header.json', headerMenusSchema),
    mobile: read('menus/mobile.json', mobileMenusSchema),
    footer: read('menus/footer.json', footerMenusSchema),
  }
  const searchWords = read('search.json', searchWordsSchema)
  for (const file of referring.keys())
    throw new ContentFileError(file, '', 'the browser has it as it is written, so no reference is filled in')
  const collections = new Map<string, Collection>(
    folder('collections', collectionSchema).map((collection) => [collection.slug, collection]),
  )
  for (const slug of allCollectionSlugs)
    if (!collections.has(slug)) throw new ContentFileError(`collections/${slug}.json`, '', 'it is missing')
  const files: ContentFiles = {
    site,
    menus,
    openingHours,
    searchWords,
    redirects: read('redirects.json', z.array(redirectSchema)),
    collections,
    finishes: read('finishes.json', z.array(finishSchema)),
    mirrors: read('mirrors.json', z.array(mirrorSchema)),
    pages: new Map(folder('pages', pageSchema).map((page) => [page.path, page])),
    guides: new Map(folder('assembly', guideSchema).map((guide) => [guide.path, guide])),
    rooms: read('rooms.json', z.array(roomSchema)),
    downloads: read('downloads.json', z.array(downloadSchema)),
    ...read('articles.json', articleFileSchema),
    faqs: read('faqs.json', z.array(faqSchema)),
    vacancies: read('vacancies.json', z.array(vacancySchema)),
    privacy: read('privacy.json', privacySchema),
    dealers: read('dealers.json', z.array(dealerSchema)),
    configurator: read('configurator.json', configuratorSchema),
    showroom: read('showroom.json', showroomSchema),
    etim: read('etim.json', etimSchema),
    families: folder('catalogue/families', familySchema),
    categories: read('catalogue/categories.json', z.array(taxonomyEntrySchema)),
    features: read('catalogue/features.json', z.array(taxonomyEntrySchema)),
    materials: read('catalogue/materials.json', z.array(taxonomyEntrySchema)),
  }
  const fill = fillIn(files)
  for (const fillFile of referring.values()) fillFile(fill)
  return files
}

/** What is said of each picture, in the one file that says it; an editor may say it anew. @throws {ContentFileError} for a picture that is described twice */
export function readDescriptions(contentDir: string, edited: EditedFiles): Descriptions {
  const homes = new Map<string, Description & { file: string }>()
  const add = (file: string, text: string) => {
    for (const { media, alt, tone } of describedPictures(parseJson(file, text))) {
      const home = homes.get(media)
      if (home && !edited.has(home.file))
        throw new ContentFileError(file, media, `${home.file} says what this picture shows`)
      homes.set(media, home ?? { alt, tone, file })
    }
  }
  for (const [file, text] of edited) add(file, text)
  for (const file of readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).toSorted())
    if (file.endsWith('.json') && !file.startsWith('studio') && !edited.has(file))
      add(file, readFileSync(join(contentDir, file), 'utf8'))
  return homes
}

/** Replaces the content of `value` by that of `other`; references to `value` stay valid. */
function become(value: object, other: object): void {
  if (Array.isArray(value) && Array.isArray(other)) value.splice(0, value.length, ...other)
  else Object.assign(value, other)
}

function parseFile<TSchema extends z.ZodType<object>>(
  name: string,
  text: string,
  schema: TSchema,
  { manifest, descriptions }: { manifest: MediaManifest; descriptions: Descriptions },
): z.output<TSchema> {
  const result = schema.safeParse(withPictureFiles(parseJson(name, text), manifest, descriptions))
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ContentFileError(name, issue?.path.map(String).join('.') ?? '', issue?.message ?? 'unknown')
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ContentFileError(file, '', error instanceof Error ? error.message : String(error))
  }
}
