/** What requests work with; created with the other forms of the site (server/forms/forms-context.ts). */
import type { Kysely } from 'kysely'
import type { CaptchaContext } from '#server/captcha/captcha-response.ts'
import type { FormGuard } from '#server/captcha/form-guard.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import type { Mailer } from '#server/mail/outbox-delivery.ts'
import type { RequestSources } from './complete-request.ts'
import type { UploadStore } from './uploads/upload-store.ts'

export type RequestContext = CaptchaContext & {
  db: Kysely<SiteDatabase>
  /** Counts files, as `guard` counts forms. */
  uploadGuard: FormGuard
  uploads: UploadStore
  sources: RequestSources
  mailer: Mailer
  /** True when a webhook is told of requests. */
  hasWebhook: boolean
}
