/** What every request needs: the content files in memory and the open database. Created once per process. */
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { setSearchWords } from '#domain/search/search-words.ts'
import { env } from './env.ts'
import { isPostgres, openDatabase, type SiteStore } from './db/database.ts'
import {
  draftContent,
  editedContent,
  storedDocumentsSchema,
  type EditedContent,
  type Edition,
} from './content/edited-content.ts'
import type { RefusedDocument } from './content/content-report.ts'
import { embeddedSource, type EmbeddedContent } from './content/embedded-source.ts'
import { sourceWithUnits } from './content/figures-with-units.ts'
import type { ContentFiles } from './content/content-files.ts'
import type { ContentSource } from './content/content-source.ts'
import { setMovedAddresses } from './content/moved-addresses.ts'
import { changesBetween, notingReads } from './content/content-reads.ts'
import { contentChanged } from './content/content-version.ts'
import { followSite } from './content/current-site.ts'
import { readContent } from './content/prepared-content.ts'
import { chooseSource, type SiteSource } from './content/source-cache.ts'
import { storedResponses } from './content/stored-responses.ts'
import { strapiSource, type StrapiSourceOptions } from './content/strapi/strapi-source.ts'
import { documentSource } from './content/strapi/documents/document-source.ts'
import { fillDealers, importDealers } from './dealers/dealer-store.ts'
import { locateDealer } from './dealers/locate-dealer.ts'
import { reportProblem } from './observe/problem-report.ts'
import { currentPreview } from './content/preview-mode.ts'

/** `products` are those of the files; those of a content server come from `source`. */
export type SiteContext = SiteStore &
  SiteSource &
  EmbeddedContent & {
    /** The files as they were built. */
    built: ContentFiles
    /** What editors changed since; null without a content server. */
    edited: EditedContent | null
    /** What editors have not published yet, read at every call; null without a content server. */
    drafts: { edition: () => Promise<Edition>; source: ContentSource } | null
    /** What is wrong with the drafts that a preview shows. */
    refused?: readonly RefusedDocument[]
  }

let context: Promise<SiteContext> | undefined

/**
 * The context of this process; the first call reads the content and opens, migrates and fills the database.
 * @param preparedDir used by the first call: where the build wrote what it prepared
 */
export async function siteContext(preparedDir?: string): Promise<SiteContext> {
  const { DATA_DIR, DATABASE_URL, CMS_URL: url, CMS_TOKEN: token, CMS_LENGTH_UNIT, CMS_PRICE_UNIT } = env()
  context ??= createSiteContext({
    contentDir: resolve('content'),
    publicDir: resolve('public'),
    preparedDir,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    cms: url === undefined ? null : { url, token, units: { length: CMS_LENGTH_UNIT, price: CMS_PRICE_UNIT } },
  })
    .then((made) => {
      const { edited } = made
      if (edited !== null) followSite(() => currentPreview()?.site ?? edited.served().site)
      return made
    })
    .catch((error: unknown) => {
      context = undefined // the next request tries again
      throw error
    })
  const site = await context
  if (site.edited === null || site.drafts === null) return site
  const preview = currentPreview()
  if (preview === undefined) return { ...site, files: notingReads(await site.edited.files()) }
  const { files, refused } = await site.drafts.edition()
  preview.site = files.site
  return { ...site, files, refused, content: { ...site.content, ...site.drafts.source } }
}

export type SiteFolders = {
  contentDir: string
  publicDir: string
  dataDir: string
  /** Where the build wrote what it prepared. */
  preparedDir?: string | undefined
  databaseUrl?: string | undefined
  cms?: StrapiSourceOptions | null
}

/** Opens everything for the given folders and, when given, the PostgreSQL database and the content server; tests call it with their own. */
export async function createSiteContext({
  contentDir,
  publicDir,
  dataDir,
  preparedDir,
  databaseUrl,
  cms = null,
}: SiteFolders): Promise<SiteContext> {
  const content = readContent(contentDir, publicDir, preparedDir) // bad content fails before anything is opened
  const store = await openDatabase(dataDir, databaseUrl)
  try {
    await fillDealers(store.db, placedDealers(content.files), new Date())
    // From here on requests are served. A query that finds the database locked is retried (server/db/while-busy.ts)
    // instead of blocking the only thread.
    if (!isPostgres(store.db)) await sql`PRAGMA busy_timeout = 100`.execute(store.db)
  } catch (error) {
    await store.close()
    throw error
  }
  const stored = cms && storedResponses(join(dataDir, 'responses'), JSON.stringify([cms.url, cms.units]))
  const remote = cms && stored && { source: sourceWithUnits(strapiSource(cms)), stored }
  const edited =
    cms &&
    stored &&
    editedContent({
      source: documentSource(cms),
      base: content.files,
      contentDir,
      publicDir,
      stored: stored('documents', storedDocumentsSchema),
      onMade: (edition, before) => showEdition(store.db, edition, before?.files ?? null, content.files),
    })
  const { redirects, searchWords } = edited?.served() ?? content.files
  setMovedAddresses(redirects)
  setSearchWords(searchWords)
  const draftServer = cms && { ...cms, status: 'draft' as const, onList: () => undefined } // reports are of what is shown
  const drafts = draftServer && {
    edition: draftContent(documentSource(draftServer), { contentDir, publicDir }),
    source: sourceWithUnits(strapiSource(draftServer)),
  }
  return {
    ...store,
    ...content,
    ...chooseSource(embeddedSource(content), remote),
    built: content.files,
    edited,
    drafts,
  }
}

/** The dealers as the database has them, whether the files or the panel named them. */
function placedDealers({ dealers }: ContentFiles) {
  return dealers.map(locateDealer)
}

/** Makes stale what was made from what changed. The dealers stay in the database, where visitors search them. */
async function showEdition(
  db: SiteContext['db'],
  { documents, files }: Edition,
  before: ContentFiles | null,
  built: ContentFiles,
): Promise<void> {
  const changes = changesBetween(before ?? built, files)
  if (documents.has('dealer') && (before === null || changes.includes('dealers'))) {
    const outcome = await importDealers(db, placedDealers(files), new Date(), 'remove-few')
    if (outcome.status !== 'imported')
      reportProblem({ event: 'dealers-not-imported', about: { status: outcome.status } })
  }
  setMovedAddresses(files.redirects)
  setSearchWords(files.searchWords)
  contentChanged(changes)
}
