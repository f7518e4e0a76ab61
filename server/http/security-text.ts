/** /.well-known/security.txt: where to report a vulnerability (RFC 9116). */
import { absoluteUrl } from '#domain/absolute-url.ts'
import { site } from '#domain/site.ts'

/** The text at `now`. It expires half a year later, at the start of a month in UTC: the RFC wants less than a year. */
export function securityText(now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 7, 1))
  return [
    `Contact: mailto:${site.email}`,
    `Contact: ${site.phoneHref}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: nl, en, de',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    `Hiring: ${absoluteUrl('/vacatures')}`,
  ]
    .map((line) => `${line}\n`)
    .join('')
}
