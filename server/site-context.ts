/** What a request can count on: the content files in memory and the opened, filled store. Made once per process. */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { env } from './env.ts'
import { openDatabase } from './db/database.ts'
import type { Database } from './db/schema.ts'
import { readContentFiles, type ContentFiles } from './content/content-files.ts'
import { embeddedSource } from './content/embedded/embedded-source.ts'
import { fillStore } from './content/embedded/fill-store.ts'
import { readMediaManifest } from './content/media.ts'
import { chooseSource, type SiteSource } from './content/site-source.ts'

export type SiteContext = SiteSource & { files: ContentFiles; db: Kysely<Database> }

let context: Promise<SiteContext> | undefined

/** The context of this process; the first call reads the content, opens the database in DATA_DIR, migrates and fills it. */
export function siteContext(): Promise<SiteContext> {
  context ??= createSiteContext({ contentDir: resolve('content'), publicDir: resolve('public'), dataDir: resolve(env().DATA_DIR) }).catch((error: unknown) => {
    context = undefined // the next request tries again
    throw error
  })
  return context
}

/** Opens everything for the given folders; tests call it with their own. */
export async function createSiteContext(folders: { contentDir: string; publicDir: string; dataDir: string }): Promise<SiteContext> {
  const files = readContentFiles(folders.contentDir, folders.publicDir)
  mkdirSync(folders.dataDir, { recursive: true })
  const db = await openDatabase(join(folders.dataDir, 'site.db'))
  try {
    await fillStore(db, files)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { files, db, ...chooseSource(embeddedSource(db, readMediaManifest(folders.publicDir)), null) }
}
