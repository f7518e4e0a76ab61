/** The services of the forms that visitors send, newsletter and requests, created once per process, and the mailer of both. */
import { resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { site } from '#domain/site.ts'
import { openedOnce } from '#server/cache/opened-once.ts'
import { createFormGuard } from '#server/captcha/form-guard.ts'
import { captchaKeys, readSecret } from '#server/captcha/secret-key.ts'
import { createSpend } from '#server/captcha/spent.ts'
import { forgetHourly } from '#server/db/forget-hourly.ts'
import { openLimiters, type LimiterOf } from '#server/db/limits.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { env, type Env } from '#server/env.ts'
import type { Maker } from '#server/mail/email.ts'
import { linkTokens } from '#server/mail/link-token.ts'
import { startMailer } from '#server/mail/outbox-delivery.ts'
import { openTransport } from '#server/mail/transport.ts'
import { prepareNewsletterLetter } from '#server/newsletter/deliveries.ts'
import { configuredListmonk, type Listmonk } from '#server/newsletter/listmonk.ts'
import type { NewsletterContext } from '#server/newsletter/newsletter-context.ts'
import { forgetExpired } from '#server/newsletter/retention.ts'
import type { RequestSources } from '#server/requests/complete-request.ts'
import { openUploads } from '#server/requests/uploads/open-uploads.ts'
import type { RequestContext } from '#server/requests/request-context.ts'
import { prepareRequestLetter } from '#server/requests/request-deliveries.ts'
import { forgetExpiredRequests, forgetLostUploads } from '#server/requests/retention.ts'
import { siteSources } from '#server/requests/site-sources.ts'
import { configuredWebhook, type Webhook } from '#server/requests/webhook.ts'
import { siteContext } from '#server/site-context.ts'

export type Forms = { newsletter: NewsletterContext; requests: RequestContext; close: () => Promise<void> }
export type FormSettings = Pick<
  Env,
  | 'SECRET_KEY'
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'RATE_LIMIT_NEWSLETTER'
  | 'RATE_LIMIT_REQUESTS'
  | 'TRUSTED_PROXIES'
  | 'PHOTOS_DIR'
> & { dataDir: string; origin: string; limiterOf: LimiterOf; listmonk: Listmonk | null; webhook: Webhook | null }

/** Signups or requests of one email address in ten minutes (docs/rules.md). */
const perAddress = 5
/** Bytes: a question of 4,000 characters, each of which takes up to nine bytes in a form. */
const requestBodyLimit = 65_536

const shared = openedOnce(openForms)

/** The newsletter of this process. The first call starts the mailer, which sends what an earlier process left queued. */
export const newsletterContext = async (): Promise<NewsletterContext> => (await shared.get()).newsletter

/** The requests of this process; the same mailer. */
export const requestContext = async (): Promise<RequestContext> => (await shared.get()).requests

/** Stops the mailer after the mail under way; does nothing when it never started. */
export const closeForms = shared.close

async function openForms(): Promise<Forms> {
  const { db, pool, built, edited, content } = await siteContext()
  const variables = env()
  const limits = await openLimiters(pool, variables.REDIS_URL)
  const forms = createForms(
    db,
    {
      ...variables,
      dataDir: resolve(variables.DATA_DIR),
      origin: variables.SITE_URL ?? site.url,
      limiterOf: limits.limiterOf,
      listmonk: configuredListmonk(variables),
      webhook: configuredWebhook(variables),
    },
    site,
    siteSources(() => edited?.served() ?? built, db, content),
  )
  return {
    ...forms,
    async close() {
      await forms.close()
      limits.close()
    },
  }
}

/** Starts both on the given database; tests call it with their own. */
export function createForms(
  db: Kysely<SiteDatabase>,
  settings: FormSettings,
  maker: Maker,
  sources: RequestSources,
  now: () => Date = () => new Date(),
): Forms {
  const { origin, webhook, listmonk } = settings
  const secret = readSecret(settings.dataDir, settings.SECRET_KEY)
  const transport = openTransport(settings, maker)
  const uploads = openUploads(settings, now)
  const parts = { db, transport, origin, maker, now, tokenOf: linkTokens(secret), listmonk, webhook, sources, uploads }
  const mailer = startMailer({
    db,
    now,
    prepare: (trx, row) =>
      row.request_id === null ? prepareNewsletterLetter(trx, row, parts) : prepareRequestLetter(trx, row, parts),
  })
  const ends = [
    forgetHourly(() => forgetExpired(db, now())),
    forgetHourly(() => forgetExpiredRequests(db, uploads, now())),
    forgetHourly(() => forgetLostUploads(db, uploads)),
  ]
  const limits = {
    perClient: settings.RATE_LIMIT_REQUESTS,
    perAddress,
    trustedProxies: settings.TRUSTED_PROXIES,
    origin,
    secret,
    limiterOf: settings.limiterOf,
  }
  const both = { db, mailer, now, keys: captchaKeys(secret), spend: createSpend(db) }
  return {
    newsletter: {
      ...both,
      guard: createFormGuard({ ...limits, name: 'newsletter', perClient: settings.RATE_LIMIT_NEWSLETTER }),
      forwards: listmonk !== null,
    },
    requests: {
      ...both,
      guard: createFormGuard({ ...limits, name: 'request', bodyLimit: requestBodyLimit }),
      uploadGuard: createFormGuard({ ...limits, name: 'upload' }),
      uploads,
      sources,
      hasWebhook: webhook !== null,
    },
    async close() {
      for (const end of ends) end()
      await mailer.stop()
      transport.close()
    },
  }
}
