/**
 * What stands in content/: read whole, parsed strictly, kept in memory.
 * A bad file stops the start (or the build) with its name, the path inside it and the reason; nothing half-read is served.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
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
import { footerMenusSchema, headerMenusSchema, mobileMenusSchema, siteSchema } from '#domain/site.schema.ts'
import { pageSchema, type PageContent } from '#domain/pages/section.schema.ts'
import { readMediaManifest, withPictureFiles, type MediaManifest } from './media.ts'

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
  families: readonly ProductFamily[]
  categories: readonly TaxonomyEntry[]
  features: readonly TaxonomyEntry[]
  materials: readonly TaxonomyEntry[]
}

/** A content file that cannot be read; the message names file, path inside it and reason. */
export class ContentFileError extends Error {
  override readonly name = 'ContentFileError'
  constructor(file: string, where: string, reason: string) {
    super(`The content file ${file} is wrong at ${where === '' ? 'its top' : where}: ${reason}.`)
  }
}

/** Reads everything under `contentDir`, with the pictures that `publicDir` holds. @throws {ContentFileError} */
export function readContentFiles(contentDir: string, publicDir: string): ContentFiles {
  const manifest = readMediaManifest(publicDir)
  const read = <TSchema extends z.ZodType>(file: string, schema: TSchema) =>
    parseFile(contentDir, join(contentDir, file), schema, manifest)
  const folder = <TSchema extends z.ZodType>(name: string, schema: TSchema) =>
    readdirSync(join(contentDir, name))
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .map((file) => parseFile(contentDir, join(contentDir, name, file), schema, manifest))

  read('site.json', siteSchema)
  read('menus/header.json', headerMenusSchema)
  read('menus/mobile.json', mobileMenusSchema)
  read('menus/footer.json', footerMenusSchema)
  read('search.json', searchWordsSchema)
  const collections = new Map<string, Collection>(
    folder('collections', collectionSchema).map((collection) => [collection.slug, collection]),
  )
  for (const slug of allCollectionSlugs)
    if (!collections.has(slug)) throw new ContentFileError(`collections/${slug}.json`, '', 'it is missing')
  return {
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
    families: folder('catalogue/families', familySchema),
    categories: read('catalogue/categories.json', z.array(taxonomyEntrySchema)),
    features: read('catalogue/features.json', z.array(taxonomyEntrySchema)),
    materials: read('catalogue/materials.json', z.array(taxonomyEntrySchema)),
  }
}

function parseFile<TSchema extends z.ZodType>(
  contentDir: string,
  path: string,
  schema: TSchema,
  manifest: MediaManifest,
): z.output<TSchema> {
  const name = relative(contentDir, path) || basename(path)
  let raw: unknown
  try {
    raw = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new ContentFileError(name, '', error instanceof Error ? error.message : String(error))
  }
  const result = schema.safeParse(withPictureFiles(raw, manifest))
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ContentFileError(name, issue?.path.map(String).join('.') ?? '', issue?.message ?? 'unknown')
}
