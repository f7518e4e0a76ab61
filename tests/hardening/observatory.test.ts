/** The scoring of Mozilla's HTTP Observatory, on our own answers. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findings, score, type Scan } from './observatory.ts'
import { ask, behindProxy, openTarget, origin, type Target } from './site.ts'

let site: Target
beforeAll(async () => {
  site = await openTarget(behindProxy)
}, 120_000)
afterAll(() => site.end())

async function scan(path: string): Promise<Scan> {
  const page = await ask(site.port, path, { host: 'www.oeverhout.example', lines: ['X-Forwarded-Proto: https'] })
  const plain = await ask(site.port, path, { host: 'www.oeverhout.example', lines: ['X-Forwarded-Proto: http'] })
  return {
    headers: page?.headers ?? new Headers(),
    html: page?.body ?? '',
    redirect: { status: plain?.status ?? 0, location: plain?.headers.get('location') ?? null },
    origin,
  }
}

test('every kind of page scores 120 or more, and no test takes points', async () => {
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

test('a site without any of it scores as the Observatory says', () => {
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
