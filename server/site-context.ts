/** What a request can count on: the content files in memory and the opened, filled store. Made once per process. */
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { env, type Env } from './env.ts'
import { openDatabases, type Databases } from './db/databases.ts'
import { readContentFiles, type ContentFiles } from './content/content-files.ts'
import { embeddedSource } from './content/embedded/embedded-source.ts'
import { fillStore } from './content/embedded/fill-store.ts'
import { filesWithUnits, sourceWithUnits } from './content/figures-with-units.ts'
import { readMediaManifest } from './content/media.ts'
import { chooseSource, type SiteSource } from './content/site-source.ts'
import type { StrapiServer } from './content/strapi/strapi-client.ts'
import { strapiSource } from './content/strapi/strapi-source.ts'
import { fillDealers } from './dealers/dealer-store.ts'

export type SiteContext = Databases & SiteSource & { files: ContentFiles }

let context: Promise<SiteContext> | undefined

/** The context of this process; the first call reads the content, opens the databases, migrates and fills them. */
export function siteContext(): Promise<SiteContext> {
  context ??= createSiteContext({ contentDir: resolve('content'), publicDir: resolve('public'), dataDir: resolve(env().DATA_DIR), databaseUrl: env().DATABASE_URL, cms: contentServer(env()) }).catch((error: unknown) => {
    context = undefined // the next request tries again
    throw error
  })
  return context
}

/** Opens everything for the given folders and, when given, the PostgreSQL database and the content server; tests call it with their own. */
export async function createSiteContext(folders: { contentDir: string; publicDir: string; dataDir: string; databaseUrl?: string | undefined; cms?: StrapiServer | null }): Promise<SiteContext> {
  const files = readContentFiles(folders.contentDir, folders.publicDir)
  const databases = await openDatabases(folders.dataDir, folders.databaseUrl)
  try {
    await fillStore(databases.store, files)
    await fillDealers(databases.db, files.dealers, new Date())
    // From here on requests are served: whoever finds the store locked tries again (server/db/while-busy.ts) instead of holding up the only thread.
    await sql`PRAGMA busy_timeout = 100`.execute(databases.store)
  } catch (error) {
    await databases.close()
    throw error
  }
  const embedded = sourceWithUnits(embeddedSource(databases.store, readMediaManifest(folders.publicDir)))
  return { ...databases, files: filesWithUnits(files), ...chooseSource(embedded, folders.cms ? sourceWithUnits(strapiSource(folders.cms)) : null) }
}

function contentServer({ CMS_URL, CMS_TOKEN }: Env): StrapiServer | null {
  return CMS_URL === undefined ? null : { url: CMS_URL, token: CMS_TOKEN }
}
