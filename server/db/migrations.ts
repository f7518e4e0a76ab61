/**
 * The migrations; each runs once and is never edited afterwards, but for those that create what is there already in
 * SQLite files of earlier versions, which held the content too. What that left in them stays: such a version can start
 * with the same file again.
 */
import type { Migration } from 'kysely/migration'
import { dealerTable } from './migrations/dealers.ts'
import { rateLimitTable, storeFacts } from './migrations/facts.ts'
import { newsletterTables } from './migrations/newsletter.ts'
import { outbox } from './migrations/outbox.ts'
import { placeTables } from './migrations/places.ts'
import { requestPapers, requestTables } from './migrations/requests.ts'

export const migrations: Record<string, Migration> = {
  '2026-11-20-facts': storeFacts,
  '2026-11-20-dealers': dealerTable,
  '2026-11-20-subscribers': newsletterTables,
  '2026-11-21-places': placeTables,
  '2026-11-21-rate-limits': rateLimitTable,
  '2026-11-25-requests': requestTables,
  '2026-11-25-requests-papers': requestPapers,
  '2026-11-27-outbox': outbox,
}
