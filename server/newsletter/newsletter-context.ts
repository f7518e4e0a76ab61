/** What the newsletter works with; created with the other forms of the site (server/forms/forms-context.ts). */
import type { Kysely } from 'kysely'
import type { CaptchaContext } from '#server/captcha/captcha-response.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import type { Mailer } from '#server/mail/outbox-delivery.ts'

export type NewsletterContext = CaptchaContext & {
  db: Kysely<SiteDatabase>
  mailer: Mailer
  /** True when the mailing tool is told of changes. */
  forwards: boolean
}
