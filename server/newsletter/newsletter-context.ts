/** The services of the newsletter, created once per process, and its running mailer. */
import { join, resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { captchaKeys, readSecret, type CaptchaKeys } from '#server/captcha/secret-key.ts'
import { createSpend, type Spend } from '#server/captcha/spent.ts'
import { limiters, type LimiterOf } from '#server/db/limits.ts'
import type { RedisConnection } from '#server/db/redis.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { whileBusy } from '#server/db/while-busy.ts'
import { env, type Env } from '#server/env.ts'
import { startMailer, type Mailer } from '#server/mail/mailer.ts'
import { folderTransport, smtpTransport } from '#server/mail/transport.ts'
import { nameOfError, reportProblem } from '#server/observe/problem-report.ts'
import { siteContext } from '#server/site-context.ts'
import { site } from '#domain/site.ts'
import { prepareDelivery, type MakerSite } from './deliveries.ts'
import { createFormGuard, type FormGuard } from '#server/captcha/form-guard.ts'
import { configuredListmonk, type Listmonk } from './listmonk.ts'
import { forgetExpired } from './retention.ts'
import { createSignupQueue, type SignUp } from './signup-batch.ts'

export type NewsletterContext = {
  db: Kysely<SiteDatabase>
  keys: CaptchaKeys
  guard: FormGuard
  spend: Spend
  signUp: SignUp
  mailer: Mailer
  now: () => Date
  /** True when the mailing tool is told of changes. */
  forwards: boolean
  close: () => Promise<void>
}
export type NewsletterSettings = Pick<
  Env,
  'SECRET_KEY' | 'SMTP_URL' | 'MAIL_FROM' | 'RATE_LIMIT_NEWSLETTER' | 'TRUSTED_PROXIES'
> & { dataDir: string; origin: string; limiterOf: LimiterOf; redis: RedisConnection | null; listmonk: Listmonk | null }

/** Signups of one e-mail address in ten minutes (docs/rules.md, Newsletter). */
const signupsPerAddress = 5
const hour = 3_600_000

let context: Promise<NewsletterContext> | undefined

/** The newsletter of this process. The first call starts the mailer, which sends what an earlier process left queued. */
export function newsletterContext(): Promise<NewsletterContext> {
  context ??= openNewsletter().catch((error: unknown) => {
    context = undefined // the next request tries again
    throw error
  })
  return context
}

/** Stops the mailer after the email under way; does nothing when it never started. */
export async function closeNewsletter(): Promise<void> {
  const open = context
  context = undefined
  await (await open?.catch(() => undefined))?.close()
}

async function openNewsletter(): Promise<NewsletterContext> {
  const { db, pool } = await siteContext()
  const variables = env()
  const redis =
    variables.REDIS_URL === undefined ? null : (await import('#server/db/redis.ts')).connectRedis(variables.REDIS_URL)
  const news = createNewsletter(
    db,
    {
      ...variables,
      dataDir: resolve(variables.DATA_DIR),
      origin: variables.SITE_URL ?? site.url,
      limiterOf: limiters(pool, redis),
      redis,
      listmonk: configuredListmonk(variables),
    },
    site,
  )
  return {
    ...news,
    async close() {
      await news.close()
      redis?.destroy()
    },
  }
}

/** Starts a newsletter on the given database; tests call it with their own. */
export function createNewsletter(
  db: Kysely<SiteDatabase>,
  settings: NewsletterSettings,
  maker: MakerSite,
  now: () => Date = () => new Date(),
): NewsletterContext {
  const from = settings.MAIL_FROM ?? `${maker.name} <${maker.email}>`
  const transport =
    settings.SMTP_URL === undefined
      ? folderTransport(join(settings.dataDir, 'outbox'), from)
      : smtpTransport(settings.SMTP_URL, from)
  const mailer = startMailer({
    db,
    now,
    prepare: (trx, row) =>
      prepareDelivery(trx, row, { db, transport, listmonk: settings.listmonk, origin: settings.origin, maker, now }),
  })
  const forget = () => {
    whileBusy(() => forgetExpired(db, now())).catch((error: unknown) =>
      reportProblem({ event: 'retention-failed', error: nameOfError(error) }),
    )
  }
  const forgetting = setInterval(forget, hour)
  forgetting.unref()
  forget()
  const secret = readSecret(settings.dataDir, settings.SECRET_KEY)
  return {
    db,
    mailer,
    now,
    keys: captchaKeys(secret),
    guard: createFormGuard({
      perClient: settings.RATE_LIMIT_NEWSLETTER,
      perAddress: signupsPerAddress,
      trustedProxies: settings.TRUSTED_PROXIES,
      origin: settings.origin,
      secret,
      limiterOf: settings.limiterOf,
    }),
    spend: createSpend(db, settings.redis),
    signUp: createSignupQueue(db, now),
    forwards: settings.listmonk !== null,
    async close() {
      clearInterval(forgetting)
      await mailer.stop()
      transport.close()
    },
  }
}
