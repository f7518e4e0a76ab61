/** The scoring of Mozilla's HTTP Observatory, on our own answers. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findings, score, type Scan } from './observatory.ts'
import { send, behindProxy, origin } from './raw-request.ts'
import { startSite, type Site } from '#tests/services/site-process.ts'

let site: Site
beforeAll(async () => {
  site = await startSite(behindProxy)
}, 120_000)
afterAll(() => site[Symbol.asyncDispose]())

async function scan(path: string): Promise<Scan> {
  const page = await send(site.port, path, { host: 'www.oeverhout.example', lines: ['X-Forwarded-Proto: https'] })
  const plain = await send(site.port, path, { host: 'www.oeverhout.example', lines: ['X-Forwarded-Proto: http'] })
  return {
    headers: page?.headers ?? new Headers(),
    html: page?.body ?? '',
    redirect: { status: plain?.status ?? 0, location: plain?.headers.get('location') ?? null },
    origin,
  }
}

test('scores 120 or more for every kind of page, without a deduction', async () => {
  for (const path of [
    '/',
    '/producten',
    '/producten/planchet-ferro',
    '/verkooppunten',
    '/nieuwsbrief',
    '/bestaat-niet',
  ]) {
    const found = findings(await scan(path))
    expect(
      found.filter(({ modifier }) => modifier < 0),
      path,
    ).toEqual([])
    expect(score(found), path).toBeGreaterThanOrEqual(120)
  }
})

test('scores an unprotected site as the Observatory does', () => {
  const bare: Scan = {
    headers: new Headers(),
    html: '<script src="http://elders.example/x.js">',
    redirect: { status: 200, location: null },
    origin,
  }
  // Policy 25, no redirection 20, no HSTS 20, a script without TLS 50, sniffing 5, framing 20.
  expect(findings(bare).reduce((sum, { modifier }) => sum + modifier, 0)).toBe(-140)
  expect(score(findings(bare))).toBe(0)
  const unsafe: Scan = {
    ...bare,
    html: '',
    headers: new Headers({
      'content-security-policy': "default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    }),
    redirect: { status: 308, location: `${origin}/` },
  }
  expect(score(findings(unsafe)), 'what is given on top does not make up for it below 90').toBe(80)
})
