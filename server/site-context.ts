/** What every request needs: the content files in memory and the open database. Created once per process. */
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { env } from './env.ts'
import { isPostgres, openDatabase, type SiteStore } from './db/database.ts'
import { embeddedSource, type EmbeddedContent } from './content/embedded-source.ts'
import { sourceWithUnits } from './content/figures-with-units.ts'
import { readContent } from './content/prepared-content.ts'
import { chooseSource, type RemoteSource, type SiteSource } from './content/source-cache.ts'
import { storedResponses } from './content/stored-responses.ts'
import { strapiSource, type StrapiSourceOptions } from './content/strapi/strapi-source.ts'
import { fillDealers } from './dealers/dealer-store.ts'

/** `products` are those of the files; those of a content server come from `source`. */
export type SiteContext = SiteStore & SiteSource & EmbeddedContent

let context: Promise<SiteContext> | undefined

/**
 * The context of this process; the first call reads the content and opens, migrates and fills the database.
 * @param preparedDir used by the first call: where the build wrote what it prepared
 */
export function siteContext(preparedDir?: string): Promise<SiteContext> {
  const { DATA_DIR, DATABASE_URL, CMS_URL: url, CMS_TOKEN: token, CMS_LENGTH_UNIT, CMS_PRICE_UNIT } = env()
  context ??= createSiteContext({
    contentDir: resolve('content'),
    publicDir: resolve('public'),
    preparedDir,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    cms: url === undefined ? null : { url, token, units: { length: CMS_LENGTH_UNIT, price: CMS_PRICE_UNIT } },
  }).catch((error: unknown) => {
    context = undefined // the next request tries again
    throw error
  })
  return context
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
    await fillDealers(store.db, content.files.dealers, new Date())
    // From here on requests are served. A query that finds the database locked is retried (server/db/while-busy.ts)
    // instead of blocking the only thread.
    if (!isPostgres(store.db)) await sql`PRAGMA busy_timeout = 100`.execute(store.db)
  } catch (error) {
    await store.close()
    throw error
  }
  return { ...store, ...content, ...chooseSource(embeddedSource(content), cms && remoteSource(cms, dataDir)) }
}

function remoteSource(cms: StrapiSourceOptions, dataDir: string): RemoteSource {
  const stored = storedResponses(join(dataDir, 'responses'), JSON.stringify([cms.url, cms.units]))
  return { source: sourceWithUnits(strapiSource(cms)), stored }
}
