/** The forms of the site for one test: a database in memory or a folder, a clock that can be moved, and one mailer. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limiters } from '#server/db/limits.ts'
import { createForms, type Forms, type FormSettings } from '#server/forms/forms-context.ts'
import type { RequestSources } from '#server/requests/complete-request.ts'
import { maker, origin } from '#tests/newsletter/maker.ts'
import { sources } from '#tests/requests/sources.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

export type TestForms = Forms & {
  dataDir: string
  /** Moves the clock by so many ms. */ pass: (ms: number) => void
  end: () => Promise<void>
}
export type TestSettings = Partial<FormSettings & { sources: RequestSources }>

/** What tests do not set: no limit that they meet, nobody else who is told. */
export const plainSettings = {
  origin,
  RATE_LIMIT_NEWSLETTER: 1_000_000,
  RATE_LIMIT_REQUESTS: 1_000_000,
  TRUSTED_PROXIES: 0,
  listmonk: null,
  webhook: null,
}

/** Opens them, on a new database unless one is given. Without SMTP_URL their mail goes to `dataDir`/outbox. */
export async function openForms(
  { sources: ownSources = sources, ...settings }: TestSettings = {},
  database?: Pick<TestDatabase, 'db' | 'pool' | 'end'>,
): Promise<TestForms> {
  const dataDir = settings.dataDir ?? mkdtempSync(join(tmpdir(), 'forms-'))
  const clock = { ahead: 0 }
  const { db, pool, end } = database ?? (await openTestDatabase())
  const forms = createForms(
    db,
    { ...plainSettings, limiterOf: limiters(pool, null), ...settings, dataDir },
    maker,
    ownSources,
    () => new Date(Date.now() + clock.ahead),
  )
  return {
    ...forms,
    dataDir,
    pass(ms) {
      clock.ahead += ms
    },
    async end() {
      await forms.close()
      await end()
    },
  }
}
