/** Everything that the newsletter works with, made once per process; its mailer runs from then on. */
import { join, resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { captchaKeys, readSecret, type CaptchaKeys } from '#server/captcha/secret-key.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { limiters, type LimiterOf } from '#server/db/limits.ts'
import { env, type Env } from '#server/env.ts'
import { startMailer, type Mailer, type OutboxRow } from '#server/mail/mailer.ts'
import { listHeaders } from '#server/mail/message-headers.ts'
import { folderTransport, smtpTransport, type Mail } from '#server/mail/transport.ts'
import { siteContext } from '#server/site-context.ts'
import type { Site } from '#app/lib/site.schema.ts'
import { site } from '#app/lib/site.ts'
import { createFormGuard, type FormGuard } from './form-guard.ts'
import { confirmUrl, unsubscribeUrl, writeLetter } from './letters.ts'
import { issueToken } from './link-tokens.ts'
import { forgetExpired } from './retention.ts'

export type NewsletterContext = { db: Kysely<SiteDatabase>; keys: CaptchaKeys; guard: FormGuard; mailer: Mailer; now: () => Date; close: () => Promise<void> }
export type NewsletterSettings = Pick<Env, 'SECRET_KEY' | 'SMTP_URL' | 'MAIL_FROM' | 'RATE_LIMIT_NEWSLETTER' | 'TRUSTED_PROXIES'> & { dataDir: string; origin: string; limiterOf: LimiterOf }
type MakerSite = Pick<Site, 'name' | 'legalName' | 'kvk'> & { foundedYear: number; address: Pick<Site['address'], 'street' | 'postcode' | 'city'>; email: Pick<Site['email'], 'general'> }

/** Signups of one e-mail address in ten minutes (decisions: 'Newsletter'). */
const signupsPerAddress = 5
const hour = 3_600_000

let context: Promise<NewsletterContext> | undefined

/** The newsletter of this process. The first call starts the mailer, which sends what an earlier process left. */
export function newsletterContext(): Promise<NewsletterContext> {
  context ??= openNewsletter().catch((error: unknown) => {
    context = undefined // the next request tries again
    throw error
  })
  return context
}

/** Ends the mailer after the mail that is under way; nothing happens when it never started. */
export async function closeNewsletter(): Promise<void> {
  const open = context
  context = undefined
  await (await open?.catch(() => undefined))?.close()
}

async function openNewsletter(): Promise<NewsletterContext> {
  const { db, pool } = await siteContext()
  const variables = env()
  return createNewsletter(db, { ...variables, dataDir: resolve(variables.DATA_DIR), origin: variables.SITE_URL ?? site.url, limiterOf: limiters(pool) }, site)
}

/** Starts a newsletter on the given database; tests call it with their own. */
export function createNewsletter(db: Kysely<SiteDatabase>, settings: NewsletterSettings, maker: MakerSite, now: () => Date = () => new Date()): NewsletterContext {
  const from = settings.MAIL_FROM ?? `${maker.name} <${maker.email.general}>`
  const transport = settings.SMTP_URL === undefined ? folderTransport(join(settings.dataDir, 'outbox'), from) : smtpTransport(settings.SMTP_URL, from)
  const report = (problem: object) => { process.stderr.write(`${JSON.stringify({ level: 'warn', time: now().toISOString(), ...problem })}\n`) }
  const mailer = startMailer({ db, transport, now, report, compose: (row) => composeLetter(db, row, settings.origin, maker, now()) })
  const forget = () => { forgetExpired(db, now()).catch((error: unknown) => report({ event: 'retention-failed', error: error instanceof Error ? error.name : 'unknown' })) }
  const forgetting = setInterval(forget, hour)
  forgetting.unref()
  forget()
  const secret = readSecret(settings.dataDir, settings.SECRET_KEY)
  return {
    db, mailer, now,
    keys: captchaKeys(secret),
    guard: createFormGuard({ perClient: settings.RATE_LIMIT_NEWSLETTER, perAddress: signupsPerAddress, trustedProxies: settings.TRUSTED_PROXIES, origin: settings.origin, secret, limiterOf: settings.limiterOf }),
    async close() {
      clearInterval(forgetting)
      await mailer.stop()
    },
  }
}

/** The letter of an outbox row, with links made for this very sending. */
async function composeLetter(db: Kysely<SiteDatabase>, row: OutboxRow, origin: string, maker: MakerSite, now: Date): Promise<Mail | null> {
  const subscriber = await db.selectFrom('subscriber').select(['email', 'language', 'state']).where('id', '=', row.subscriber_id).executeTakeFirst()
  // Between queueing and sending somebody may have confirmed by an earlier letter, or left.
  if (subscriber?.state !== (row.letter === 'confirm' ? 'pending' : 'confirmed')) return null
  const unsubscribe = unsubscribeUrl(origin, await issueToken(db, row.subscriber_id, 'unsubscribe', now))
  const action = row.letter === 'confirm' ? confirmUrl(origin, await issueToken(db, row.subscriber_id, 'confirm', now)) : `${origin}/collecties`
  const letter = writeLetter(row.letter, subscriber.language, { action, unsubscribe, privacy: `${origin}/privacy` }, { ...maker, ...maker.address })
  return { id: row.id, to: subscriber.email, ...letter, headers: listHeaders(unsubscribe) }
}
