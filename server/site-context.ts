/** What every request needs: the content files in memory and the open, filled databases. Created once per process. */
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { env } from './env.ts'
import { openDatabases, type Databases } from './db/databases.ts'
import { readContentFiles, type ContentFiles } from './content/content-files.ts'
import { embeddedSource } from './content/embedded/embedded-source.ts'
import { filledFrom, fillStore } from './content/embedded/fill-store.ts'
import { filesWithUnits, sourceWithUnits } from './content/figures-with-units.ts'
import { readMediaManifest, type MediaManifest } from './content/media.ts'
import { readPrepared, type PreparedContent } from './content/prepared-content.ts'
import { chooseSource, type RemoteSource, type SiteSource } from './content/source-cache.ts'
import { storedResponses } from './content/stored-responses.ts'
import { strapiSource, type StrapiSourceOptions } from './content/strapi/strapi-source.ts'
import { fillDealers } from './dealers/dealer-store.ts'

export type SiteContext = Databases &
  SiteSource & {
    files: ContentFiles
    /** The catalogue that the build prepared; null without a build or with a content server. */
    prepared: PreparedContent | null
  }

let context: Promise<SiteContext> | undefined

/**
 * The context of this process; the first call reads the content, opens the databases, migrates and fills them.
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
  const prepared = preparedDir === undefined ? null : readPrepared(preparedDir, contentDir, publicDir)
  let read: ContentFiles | undefined
  const asWritten = () => (read ??= readContentFiles(contentDir, publicDir))
  if (prepared === null) asWritten() // bad content fails before anything is opened
  const databases = await openDatabases(dataDir, databaseUrl, prepared?.store)
  try {
    const isFilled = prepared !== null && isDeepStrictEqual(await filledFrom(databases.store), prepared.filledFrom)
    if (!isFilled) await fillStore(databases.store, asWritten())
    await fillDealers(databases.db, (prepared?.files ?? asWritten()).dealers, new Date())
    // From here on requests are served. A query that finds the store locked is retried (server/db/while-busy.ts)
    // instead of blocking the only thread.
    await sql`PRAGMA busy_timeout = 100`.execute(databases.store)
  } catch (error) {
    await databases.close()
    throw error
  }
  const files = prepared?.files ?? filesWithUnits(asWritten())
  const embedded = sourceWithUnits(embeddedSource(databases.store, lazyManifest(publicDir)))
  return {
    ...databases,
    files,
    prepared: cms === null ? prepared : null,
    ...chooseSource(embedded, cms && remoteSource(cms, dataDir)),
  }
}

function remoteSource(cms: StrapiSourceOptions, dataDir: string): RemoteSource {
  const stored = storedResponses(join(dataDir, 'responses'), JSON.stringify([cms.url, cms.units]))
  return { source: sourceWithUnits(strapiSource(cms)), stored }
}

/** The manifest, read when a picture of the store is first needed. */
function lazyManifest(publicDir: string): MediaManifest {
  let manifest: MediaManifest | undefined
  return {
    get pictures() {
      manifest ??= readMediaManifest(publicDir)
      return manifest.pictures
    },
  }
}
