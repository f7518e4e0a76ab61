/** The services of the requests, created once per process, and their running mailer. */
import { resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { site } from '#domain/site.ts'
import { createFormGuard, type FormGuard } from '#server/captcha/form-guard.ts'
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
import type { RequestSources } from './complete-request.ts'
import { siteSources } from './site-sources.ts'
import { prepareLetter } from './request-deliveries.ts'
import type { RequestMaker } from './request-emails.ts'
import { openPhotos } from './photos/open-photos.ts'
import type { PhotoStore } from './photos/photo-store.ts'
import { forgetExpiredRequests, forgetLostPhotos } from './retention.ts'
import { configuredWebhook, type Webhook } from './webhook.ts'

export type RequestContext = {
  db: Kysely<SiteDatabase>
  keys: CaptchaKeys
  guard: FormGuard
  /** Counts photographs, as `guard` counts forms. */
  photoGuard: FormGuard
  photos: PhotoStore
  spend: Spend
  sources: RequestSources
  mailer: Mailer
  now: () => Date
  /** True when a webhook is told of requests. */
  hasWebhook: boolean
  close: () => Promise<void>
}
export type RequestSettings = Pick<
  Env,
  'SECRET_KEY' | 'SMTP_URL' | 'MAIL_FROM' | 'RATE_LIMIT_REQUESTS' | 'TRUSTED_PROXIES' | 'PHOTOS_DIR'
> & { dataDir: string; origin: string; limiterOf: LimiterOf; webhook: Webhook | null }
/** Requests of one email address in ten minutes (docs/rules.md, Requests). */
const requestsPerAddress = 5
/** Bytes: a question of 4,000 characters, each of which takes up to nine bytes in a form. */
const bodyLimit = 65_536

const shared = openedOnce(openRequests)

/** The requests of this process. The first call starts the mailer, which sends what an earlier process left queued. */
export const requestContext = shared.get

/** Stops the mailer after the mail under way; does nothing when it never started. */
export const closeRequests = shared.close

async function openRequests(): Promise<RequestContext> {
  const { db, pool, files } = await siteContext()
  const variables = env()
  const limits = await openLimiters(pool, variables.REDIS_URL)
  const requests = createRequests(
    db,
    {
      ...variables,
      dataDir: resolve(variables.DATA_DIR),
      origin: variables.SITE_URL ?? site.url,
      limiterOf: limits.limiterOf,
      webhook: configuredWebhook(variables),
    },
    site,
    siteSources(files, db),
  )
  return {
    ...requests,
    async close() {
      await requests.close()
      limits.close()
    },
  }
}

/** Starts the requests on the given database; tests call it with their own. */
export function createRequests(
  db: Kysely<SiteDatabase>,
  settings: RequestSettings,
  maker: RequestMaker,
  sources: RequestSources,
  now: () => Date = () => new Date(),
): RequestContext {
  const { origin, webhook } = settings
  const transport = openTransport(settings, maker)
  const photos = openPhotos(settings, now)
  const mailer = startMailer({
    db,
    table: 'request_outbox',
    now,
    prepare: (trx, id) => prepareLetter(trx, id, { transport, webhook, origin, maker, sources, photos, now }),
  })
  const stopForgetting = forgetHourly(async () => {
    await forgetExpiredRequests(db, photos, now())
    await forgetLostPhotos(db, photos)
  })
  const secret = readSecret(settings.dataDir, settings.SECRET_KEY)
  const limits = {
    perClient: settings.RATE_LIMIT_REQUESTS,
    perAddress: requestsPerAddress,
    trustedProxies: settings.TRUSTED_PROXIES,
    origin,
    secret,
    limiterOf: settings.limiterOf,
  }
  return {
    db,
    mailer,
    now,
    sources,
    keys: captchaKeys(secret),
    photos,
    guard: createFormGuard({ ...limits, name: 'request', bodyLimit }),
    photoGuard: createFormGuard({ ...limits, name: 'photo' }),
    spend: createSpend(db),
    hasWebhook: webhook !== null,
    async close() {
      stopForgetting()
      await mailer.stop()
      transport.close()
    },
  }
}
