/** The content source that needs nothing else installed: SQLite in DATA_DIR, filled from content/. */
import type { Kysely } from 'kysely'
import type { MediaManifest } from '#server/content/media.ts'
import type { Database } from '#server/db/schema.ts'
import type { ContentSource } from '../content-source.ts'
import { embeddedCatalogue } from './embedded-catalogue.ts'
import { embeddedEntries } from './embedded-entries.ts'

/** Everything from `db`, with the pictures that `manifest` lists. */
export function embeddedSource(db: Kysely<Database>, manifest: MediaManifest): ContentSource {
  return { ...embeddedCatalogue(db, manifest), ...embeddedEntries(db) }
}
