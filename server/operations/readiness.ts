/** GET /readyz: whether this process can serve, for the balancer in front of it (docs/rules.md, Where it runs). */
import { sql } from 'kysely'
import { withTimeout } from '#server/cache/with-timeout.ts'
import { catalogueState } from '#server/catalogue/catalogue.ts'
import { contentReport, refusedDocuments } from '#server/content/content-report.ts'
import { staleIfError } from '#server/content/stale-if-error.ts'
import { outboxState, type OutboxState } from '#server/mail/outbox.ts'
import { siteContext, type SiteContext } from '#server/site-context.ts'

/** One dependency, and whether the site can be served without it. */
export type ReadyCheck = {
  name: string
  isNeeded: boolean
  /** Resolves when the dependency responds. */ ask: () => Promise<unknown>
}
export type Readiness = { ready: boolean; checks: Record<string, 'ok' | 'not'> }
/** 'stale': the content server fails and what was read of it before is served; 'missing': nothing was ever read. */
export type ContentState = 'ok' | 'stale' | 'missing'

/** ms after which a silent dependency counts as missing. */
const patience = 2_000

/** Runs all checks at once. */
export async function readiness(checks: readonly ReadyCheck[]): Promise<Readiness> {
  const results = await Promise.all(
    checks.map(async ({ name, isNeeded, ask }) => ({
      name,
      isNeeded,
      isThere: await withTimeout(
        ask().then(() => true),
        patience,
        false,
      ),
    })),
  )
  return {
    ready: results.every(({ isNeeded, isThere }) => isThere || !isNeeded),
    checks: Object.fromEntries(results.map(({ name, isThere }) => [name, isThere ? 'ok' : 'not'])),
  }
}

/** Database and outgoing mail. A mail server that is down affects no page, so it does not make the site unready. */
export function siteChecks({ db }: Pick<SiteContext, 'db'>): ReadyCheck[] {
  return [
    { name: 'database', isNeeded: true, ask: () => sql`select 1`.execute(db) },
    {
      name: 'mail',
      isNeeded: false,
      ask: async () => {
        const { stuck, setAside } = await outboxState(db)
        if (stuck + setAside > 0) throw new Error('Mail has been failing for a while.')
      },
    },
  ]
}

/** The state of the content, which never makes the site unready: it is the same in every process, and none would be left. */
export async function contentState({
  content,
  edited,
}: Pick<SiteContext, 'content' | 'edited'>): Promise<ContentState> {
  const catalogue = await withTimeout(catalogueState(), patience, 'missing')
  if (catalogue === 'fresh') return content.isStale() || edited?.isStale() ? 'stale' : 'ok'
  return catalogue
}

/** What waits in the outbox; null when the database does not tell. */
const mailReport = () =>
  withTimeout<OutboxState | null>(
    siteContext().then(({ db }) => outboxState(db)),
    patience,
    null,
  )

const ofSite = staleIfError(
  'readiness',
  async () => {
    const context = await siteContext()
    const [{ ready, checks }, content] = await Promise.all([readiness(siteChecks(context)), contentState(context)])
    return { ready, checks: { ...checks, content } }
  },
  { freshMs: 1_000, staleMs: 0, patienceMs: patience, retryMs: 0 },
)

/**
 * 200 or 503 with `{ ready, checks }`, at most one check a second. `isEnding` is true once the process shuts down;
 * `isVerbose` adds what was read of the content server, with the entries and documents that it refused, and the mail that was set aside.
 */
export async function readyResponse(isEnding: boolean, isVerbose = false): Promise<Response> {
  const { ready, checks } = await ofSite.call().catch(() => ({ ready: false, checks: { database: 'not' } }))
  const serves = ready && !isEnding
  const mail = isVerbose ? await mailReport() : null
  return Response.json(
    { ready: serves, checks, ...(isVerbose && { content: contentReport(), documents: refusedDocuments(), mail }) },
    { status: serves ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
