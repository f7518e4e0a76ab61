/** The services of the newsletter, created once per process, and its running mailer. */
import { resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { captchaKeys, readSecret, type CaptchaKeys } from '#server/captcha/secret-key.ts'
import { createSpend, type Spend } from '#server/captcha/spent.ts'
import { openLimiters, type LimiterOf } from '#server/db/limits.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { env, type Env } from '#server/env.ts'
import { startMailer, type Mailer } from '#server/mail/mailer.ts'
import { openTransport } from '#server/mail/transport.ts'
import { openedOnce } from '#server/cache/opened-once.ts'
import { forgetHourly } from '#server/db/forget-hourly.ts'
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
> & { dataDir: string; origin: string; limiterOf: LimiterOf; listmonk: Listmonk | null }

/** Signups of one e-mail address in ten minutes (docs/rules.md, Newsletter). */
const signupsPerAddress = 5

const shared = openedOnce(openNewsletter)

/** The newsletter of this process. The first call starts the mailer, which sends what an earlier process left queued. */
export const newsletterContext = shared.get

/** Stops the mailer after the email under way; does nothing when it never started. */
export const closeNewsletter = shared.close

async function openNewsletter(): Promise<NewsletterContext> {
  const { db, pool } = await siteContext()
  const variables = env()
  const limits = await openLimiters(pool, variables.REDIS_URL)
  const news = createNewsletter(
    db,
    {
      ...variables,
      dataDir: resolve(variables.DATA_DIR),
      origin: variables.SITE_URL ?? site.url,
      limiterOf: limits.limiterOf,
      listmonk: configuredListmonk(variables),
    },
    site,
  )
  return {
    ...news,
    async close() {
      await news.close()
      limits.close()
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
  const transport = openTransport(settings, maker)
  const mailer = startMailer({
    db,
    now,
    table: 'mail_outbox',
    prepare: (trx, id) =>
      prepareDelivery(trx, id, { db, transport, listmonk: settings.listmonk, origin: settings.origin, maker, now }),
  })
  const stopForgetting = forgetHourly(() => forgetExpired(db, now()))
  const secret = readSecret(settings.dataDir, settings.SECRET_KEY)
  return {
    db,
    mailer,
    now,
    keys: captchaKeys(secret),
    guard: createFormGuard({
      name: 'newsletter',
      perClient: settings.RATE_LIMIT_NEWSLETTER,
      perAddress: signupsPerAddress,
      trustedProxies: settings.TRUSTED_PROXIES,
      origin: settings.origin,
      secret,
      limiterOf: settings.limiterOf,
    }),
    spend: createSpend(db),
    signUp: createSignupQueue(db, now),
    forwards: settings.listmonk !== null,
    async close() {
      stopForgetting()
      await mailer.stop()
      transport.close()
    },
  }
}
