/** The headers of every answer. Pages add a Content-Security-Policy with the hashes of their own inline scripts. */
import { createHash } from 'node:crypto'

export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** Scripts that a browser runs: those with a src or a data type have no hash to give. */
const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g

/** The policy for one HTML page: nothing but this origin, `analyticsHost` where one is configured (asked only after consent), `mapHosts` where a street map is (asked only by who presses for it), and the inline scripts that stand in this very page. */
export function contentSecurityPolicy(html: string, analyticsHost?: string, mapHosts: readonly string[] = []): string {
  const hashes = new Set<string>()
  for (const [, body] of html.matchAll(inlineScript)) hashes.add(`'sha256-${createHash('sha256').update(body ?? '').digest('base64')}'`)
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self'", ["img-src 'self' data: blob:", ...mapHosts].join(' '), "font-src 'self'", ["connect-src 'self'", ...(analyticsHost === undefined ? [] : [analyticsHost]), ...mapHosts].join(' '), "media-src 'self'", "worker-src 'self'", "manifest-src 'self'",
    "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'",
  ].join('; ')
}
