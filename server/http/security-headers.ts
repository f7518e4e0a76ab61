/**
 * Security headers of every response, and the Content-Security-Policy: for a page with the hashes of its inline
 * scripts, for everything else without any.
 */
import { hash } from 'node:crypto'

export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** Two years, subdomains included, sent over TLS only (https://hstspreload.org requires at least one year). */
export const strictTransport = 'max-age=63072000; includeSubDomains'
/** For responses that are no page, file or worker: shown by itself in a browser, such a response may load nothing and be framed nowhere. */
export const plainPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The CSP hashes of the inline scripts that a browser runs, not of those with a src or a data type. Searched by index
 * rather than by regular expression, which would be quadratic in unclosed tags, and in bytes, which is ten times as
 * fast as in text.
 */
export function scriptHashes(html: Buffer): string[] {
  const hashes: string[] = []
  for (let tag = html.indexOf('<script', 0, 'latin1'); tag !== -1; tag = html.indexOf('<script', tag, 'latin1')) {
    const begin = html.indexOf('>', tag, 'latin1') + 1
    const end = begin === 0 ? -1 : html.indexOf('</script>', begin, 'latin1')
    if (end === -1) break
    const attributes = html.toString('latin1', tag, begin)
    if (!/\bsrc=/.test(attributes) && !/type="application\/(?:ld\+)?json"/.test(attributes))
      hashes.push(`'sha256-${hash('sha256', html.subarray(begin, end), 'base64')}'`)
    tag = end
  }
  return hashes
}

/**
 * The policy for one HTML page: this origin, `analyticsHost` (requested only after consent), `mapHosts` (requested
 * only after a press) and the inline scripts of this very page, by their `hashes`.
 */
export function contentSecurityPolicy(
  hashes: readonly string[],
  analyticsHost?: string,
  mapHosts: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...mapHosts].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(analyticsHost === undefined ? [] : [analyticsHost]), ...mapHosts].join(' '),
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** Types that browsers show in their own viewer, which a policy of ours would break. */
const viewed: ReadonlySet<string> = new Set(['.pdf', '.mp3', '.mp4', '.webm'])
/** A drawing has its own styles and no scripts. */
const drawingPolicy =
  "script-src 'none'; object-src 'none'; connect-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The policy for a file by its extension, or undefined for none. A script may be a worker, which has its own policy:
 * it may connect to this origin and `mapHosts`, and run the WebAssembly decoder of the models, which pages may not.
 */
export function filePolicy(ending: string, mapHosts: readonly string[]): string | undefined {
  if (viewed.has(ending)) return undefined
  if (ending === '.svg') return drawingPolicy
  return ending === '.js' || ending === '.mjs'
    ? ["default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'", ...mapHosts].join(' ')
    : plainPolicy
}
