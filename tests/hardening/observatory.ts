/**
 * How the HTTP Observatory of Mozilla scores a site (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, the rules of version 2):
 * from 100 points, minus what each test takes; what tests give on top counts only from 90 on.
 */
export type Scan = {
  /** Headers of the start page over TLS. */
  headers: Headers
  /** Its HTML. */
  html: string
  /** Where the same address leads without TLS: status and location. */
  redirect: { status: number; location: string | null }
  /** The origin that was scanned. */
  origin: string
}
export type Finding = { test: string; result: string; modifier: number }

/** Each test's finding. Preloaded HSTS is not looked up: it is a list outside the site. */
export function findings(scan: Scan): Finding[] {
  return [
    policy(scan),
    cookies(scan),
    sharing(scan),
    redirection(scan),
    referrer(scan),
    transport(scan),
    integrity(scan),
    sniffing(scan),
    framing(scan),
    resource(scan),
  ]
}

/** The score of a scan. */
export function score(found: readonly Finding[]): number {
  const sum = (values: readonly Finding[]) => values.reduce((total, { modifier }) => total + modifier, 0)
  const base = Math.max(0, 100 + sum(found.filter(({ modifier }) => modifier < 0)))
  return base >= 90 ? base + sum(found.filter(({ modifier }) => modifier > 0)) : base
}

/** The directives of the policy by name; null without one. */
function directives({ headers }: Pick<Scan, 'headers'>): Map<string, string[]> | null {
  const text = headers.get('content-security-policy')
  if (text === null) return null
  return new Map(
    text
      .split(';')
      .map((rule) => rule.trim().split(/\s+/))
      .filter(([name]) => name !== undefined && name !== '')
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  )
}

function policy(scan: Scan): Finding {
  const test = 'content-security-policy'
  const rules = directives(scan)
  if (rules === null) return { test, result: 'csp-not-implemented', modifier: -25 }
  const of = (name: string) =>
    rules.get(name) ??
    (['base-uri', 'form-action', 'frame-ancestors'].includes(name) ? ['*'] : (rules.get('default-src') ?? ['*']))
  const scripts = of('script-src'),
    styles = of('style-src'),
    objects = of('object-src')
  const hashed = (sources: readonly string[]) =>
    sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source))
  const broad = (sources: readonly string[]) =>
    sources.some(
      (source) => ['*', 'http:', 'https:', 'ws:', 'wss:', 'data:'].includes(source) || source.startsWith('http://'),
    )
  if (scripts.includes("'unsafe-inline'") && !hashed(scripts))
    return { test, result: 'csp-implemented-with-unsafe-inline', modifier: -20 }
  if (broad(scripts) || broad(objects)) return { test, result: 'csp-implemented-with-unsafe-inline', modifier: -20 }
  if (scripts.includes("'unsafe-eval'") || styles.includes("'unsafe-eval'"))
    return { test, result: 'csp-implemented-with-unsafe-eval', modifier: -10 }
  const active = ['connect-src', 'font-src', 'frame-src', 'worker-src', 'manifest-src', 'style-src']
  if (active.some((name) => of(name).some((source) => source.startsWith('http://') || source === 'http:')))
    return { test, result: 'csp-implemented-with-insecure-scheme', modifier: -20 }
  if (
    ['img-src', 'media-src'].some((name) =>
      of(name).some((source) => source.startsWith('http://') || source === 'http:'),
    )
  )
    return { test, result: 'csp-implemented-with-insecure-scheme-in-passive-content-only', modifier: -10 }
  if ((styles.includes("'unsafe-inline'") && !hashed(styles)) || broad(styles))
    return { test, result: 'csp-implemented-with-unsafe-inline-in-style-src-only', modifier: 0 }
  return rules.get('default-src')?.join() === "'none'"
    ? { test, result: 'csp-implemented-with-no-unsafe-default-src-none', modifier: 10 }
    : { test, result: 'csp-implemented-with-no-unsafe', modifier: 5 }
}

function cookies({ headers }: Scan): Finding {
  const set = headers.getSetCookie()
  const test = 'cookies'
  if (set.length === 0) return { test, result: 'cookies-not-found', modifier: 0 }
  if (set.some((cookie) => !/;\s*secure/i.test(cookie)))
    return { test, result: 'cookies-without-secure-flag', modifier: -20 }
  return set.every((cookie) => /;\s*samesite/i.test(cookie))
    ? { test, result: 'cookies-secure-with-httponly-sessions-and-samesite', modifier: 5 }
    : { test, result: 'cookies-secure-with-httponly-sessions', modifier: 0 }
}

function sharing({ headers }: Scan): Finding {
  const test = 'cross-origin-resource-sharing'
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === null) return { test, result: 'cross-origin-resource-sharing-not-implemented', modifier: 0 }
  return headers.get('access-control-allow-credentials') === 'true'
    ? { test, result: 'cross-origin-resource-sharing-implemented-with-universal-access', modifier: -50 }
    : { test, result: 'cross-origin-resource-sharing-implemented-with-public-access', modifier: 0 }
}

function redirection({ redirect: { status, location }, origin }: Scan): Finding {
  const test = 'redirection'
  if (![301, 302, 303, 307, 308].includes(status) || location === null)
    return { test, result: 'redirection-missing', modifier: -20 }
  if (!location.startsWith('https://')) return { test, result: 'redirection-not-to-https', modifier: -20 }
  return new URL(location).origin === origin
    ? { test, result: 'redirection-to-https', modifier: 0 }
    : { test, result: 'redirection-off-host-from-http', modifier: -5 }
}

function referrer({ headers }: Scan): Finding {
  const test = 'referrer-policy'
  const value = headers.get('referrer-policy')?.split(',').at(-1)?.trim().toLowerCase()
  if (value === undefined) return { test, result: 'referrer-policy-not-implemented', modifier: 0 }
  if (['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(value))
    return { test, result: 'referrer-policy-private', modifier: 5 }
  return ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'].includes(value)
    ? { test, result: 'referrer-policy-unsafe', modifier: -5 }
    : { test, result: 'referrer-policy-header-invalid', modifier: -5 }
}

function transport({ headers }: Scan): Finding {
  const test = 'strict-transport-security'
  const value = headers.get('strict-transport-security')
  if (value === null) return { test, result: 'hsts-not-implemented', modifier: -20 }
  const age = Number(/max-age\s*=\s*"?(\d+)/i.exec(value)?.[1] ?? Number.NaN)
  if (Number.isNaN(age)) return { test, result: 'hsts-header-invalid', modifier: -20 }
  return age >= 15_768_000
    ? { test, result: 'hsts-implemented-max-age-at-least-six-months', modifier: 0 }
    : { test, result: 'hsts-implemented-max-age-less-than-six-months', modifier: -10 }
}

function integrity({ html, origin }: Scan): Finding {
  const test = 'subresource-integrity'
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].map(([tag, src = '']) => ({
    url: new URL(src, origin),
    isChecked: tag.includes('integrity='),
  }))
  if (scripts.length === 0) return { test, result: 'sri-not-implemented-but-no-scripts-loaded', modifier: 0 }
  if (scripts.some(({ url }) => url.protocol !== 'https:'))
    return { test, result: 'sri-not-implemented-and-external-scripts-not-loaded-securely', modifier: -50 }
  const foreign = scripts.filter(({ url }) => url.origin !== origin)
  if (foreign.some(({ isChecked }) => !isChecked))
    return { test, result: 'sri-not-implemented-but-external-scripts-loaded-securely', modifier: -5 }
  return scripts.every(({ isChecked }) => isChecked)
    ? { test, result: 'sri-implemented-and-all-scripts-loaded-securely', modifier: 5 }
    : { test, result: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', modifier: 0 }
}

function sniffing({ headers }: Scan): Finding {
  const test = 'x-content-type-options'
  return headers.get('x-content-type-options')?.toLowerCase() === 'nosniff'
    ? { test, result: 'x-content-type-options-nosniff', modifier: 0 }
    : { test, result: 'x-content-type-options-not-implemented', modifier: -5 }
}

function framing(scan: Scan): Finding {
  const test = 'x-frame-options'
  const ancestors = directives(scan)?.get('frame-ancestors')
  if (ancestors !== undefined && !ancestors.includes('*'))
    return { test, result: 'x-frame-options-implemented-via-csp', modifier: 5 }
  return ['deny', 'sameorigin'].includes(scan.headers.get('x-frame-options')?.toLowerCase() ?? '')
    ? { test, result: 'x-frame-options-sameorigin-or-deny', modifier: 0 }
    : { test, result: 'x-frame-options-not-implemented', modifier: -20 }
}

function resource({ headers }: Scan): Finding {
  const test = 'cross-origin-resource-policy'
  const value = headers.get('cross-origin-resource-policy')
  if (value === null) return { test, result: 'corp-not-implemented', modifier: 0 }
  if (value === 'same-origin' || value === 'same-site')
    return { test, result: `corp-implemented-with-${value}`, modifier: 10 }
  return value === 'cross-origin'
    ? { test, result: 'corp-implemented-with-cross-origin', modifier: 0 }
    : { test, result: 'corp-header-invalid', modifier: -5 }
}
