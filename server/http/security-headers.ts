/** The headers of every answer, and the Content-Security-Policy: of a page with the hashes of its own inline scripts, of everything else without any. */
import { hash } from 'node:crypto'

export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** For two years, subdomains included: said to who came by TLS (https://hstspreload.org asks for no less). */
export const strictTransport = 'max-age=63072000; includeSubDomains'
/** For what is no page, file or worker: an answer that a browser shows by itself may load nothing and be framed nowhere. */
export const plainPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The hashes of the scripts in a page, or a piece of one, that a browser runs: those with a src or a data type have none to give. By places, not by a pattern: a pattern
 * that looks for an end that is not there does so at every beginning. In bytes, of which a page of 100 KB is searched ten times as fast as its text.
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

/** The policy for one HTML page: nothing but this origin, `analyticsHost` where one is configured (asked only after consent), `mapHosts` where a street map is (asked only by who presses for it), and the inline scripts that stand in this very page, by their `hashes`. */
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

/** Types that a browser gives a viewer of its own, which a policy of ours would leave without its parts. */
const viewed: ReadonlySet<string> = new Set(['.pdf', '.mp3', '.mp4', '.webm'])
/** A drawing brings its own styles, and nothing that runs. */
const drawingPolicy =
  "script-src 'none'; object-src 'none'; connect-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The policy for a file by the ending of its name, or undefined for none. A script may be a worker, which is held to its own: it may ask this origin and `mapHosts`, and run the decoder of the models, which is WebAssembly and which pages may not run. */
export function filePolicy(ending: string, mapHosts: readonly string[]): string | undefined {
  if (viewed.has(ending)) return undefined
  if (ending === '.svg') return drawingPolicy
  return ending === '.js' || ending === '.mjs'
    ? ["default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'", ...mapHosts].join(' ')
    : plainPolicy
}
