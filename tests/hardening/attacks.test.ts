/** What somebody who means harm would try, against the built site. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send, behindProxy, sendBytes } from './raw-request.ts'
import { startSite, type Site } from '#tests/services/site-process.ts'

let site: Site
beforeAll(async () => {
  site = await startSite(behindProxy)
}, 120_000)
afterAll(() => site[Symbol.asyncDispose]())

const byTls = ['X-Forwarded-Proto: https']
const visit = (path: string, lines: readonly string[] = [], host = 'www.oeverhout.example') =>
  send(site.port, path, { host, lines: [...byTls, ...lines] })
/** What no answer may hold: traces, versions, places on the disk. */
const inside =
  /node_modules|\bat \w+ \(|\.ts:\d|file:\/\/|\/(?:home|root|tmp|work)\/|sqlite|SQLITE|kysely|v\d+\.\d+\.\d+|ECONN|TypeError|ReferenceError/

test('serves no path outside the public folders, and no dotfiles', async () => {
  mkdirSync(site.dataDir, { recursive: true })
  writeFileSync(join(site.dataDir, 'geheim.txt'), 'geheim')
  const ups = ['..', '%2e%2e', '%2E.', '.%2e', '%252e%252e', '..%00', '..;', '....', '%c0%ae%c0%ae', '%uff0e%uff0e']
  const slashes = ['/', '%2f', '%252f', '\\', '%5c', '%255c', '%c0%af']
  const files = ['package.json', 'etc/passwd', 'geheim.txt']
  const paths = ups.flatMap((up) =>
    slashes.flatMap((slash) =>
      files.flatMap((file) => [
        `/${up}${slash}${file}`,
        `/media/${up}${slash}${up}${slash}${file}`,
        `/assets/${up}${slash}${up}${slash}${up}${slash}${file}`,
        `/img/${up}${slash}${file}?w=640`,
      ]),
    ),
  )
  const more = [
    '/.env',
    '/.git/config',
    '/media/.hidden.json',
    '/package.json',
    '/assets/../../package.json',
    '//etc/passwd',
    '/media//etc/passwd',
    '/C:/windows/win.ini',
    '/media/kamer.webp%00.json',
    '/server/main.ts',
    '/dist/server/main.js',
    '/data/site.db',
    '/dist/server/entry.js',
  ]
  const wrong: string[] = []
  const queue = [...new Set([...paths, ...more])]
  await Promise.all(
    [1, 2, 3, 4].map(async () => {
      for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
        const answer = await visit(path)
        if (
          answer === null ||
          ![307, 308, 400, 404].includes(answer.status) ||
          /"dependencies"|root:|geheim$|\[core\]|process\.env/.test(answer.body)
        )
          wrong.push(`${answer?.status} ${path}`)
      }
    }),
  )
  expect(wrong).toEqual([])
}, 120_000)

test('injects no value of a request into the response headers', async () => {
  const wrong: string[] = []
  for (const value of [
    '%0d%0aX-Evil:%20yes',
    '%0aX-Evil:yes',
    '%E5%98%8D%E5%98%8AX-Evil:yes',
    '%0d%0a%0d%0a<script>alert(1)</script>',
  ]) {
    for (const path of [
      `/${value}`,
      `/Contact/${value}/`,
      `/producten?search=${value}`,
      `/producten?x=${value}`,
      `/producten/${value}/`,
      `/media/${value}.pdf`,
      `/artikel/${value}`,
      `/zoeken?q=${value}`,
      `/vergelijken?items=${value}`,
      `/verlanglijstje.pdf?items=${value}`,
    ]) {
      const answer = await visit(path)
      if (answer === null || answer.headers.has('x-evil') || answer.status >= 500 || /<script>alert/.test(answer.body))
        wrong.push(`${answer?.status} ${path}`)
    }
  }
  for (const lines of [['X-Request-Id: abcdefgh\tX-Evil: yes'], ['X-Request-Id: <script>alert(1)</script>']]) {
    const answer = await visit('/', lines)
    if (answer?.headers.has('x-evil') || /script|evil/i.test(answer?.headers.get('x-request-id') ?? ''))
      wrong.push(lines.join(' '))
  }
  expect(wrong).toEqual([])
})

test('pollutes no prototype by a query or a body', async () => {
  const names = [
    '__proto__[polluted]',
    '__proto__.polluted',
    'constructor[prototype][polluted]',
    '__proto__',
    'constructor',
    'prototype',
    'filters[__proto__][polluted]',
    'filters[slug][__proto__]',
    'populate[__proto__]',
    'pagination[__proto__][polluted]',
    'toString',
    'hasOwnProperty',
  ]
  const wrong: string[] = []
  for (const name of names) {
    for (const path of [
      '/producten',
      '/api/products',
      '/api/faqs',
      '/verkooppunten',
      '/zoeken',
      '/collecties/spiegels',
      '/kleuren',
      '/verlanglijstje',
    ]) {
      const answer = await visit(`${path}?${encodeURIComponent(name)}=polluted&${name}=1`)
      if (answer === null || answer.status >= 500) wrong.push(`${answer?.status} ${path} ${name}`)
    }
    const body = `{"email":"a@b.example","${name}":{"polluted":"yes"},"__proto__":{"type":"Bedrijf","polluted":"yes"}}`
    for (const path of ['/api/newsletter', '/api/captcha', '/api/revalidate']) {
      const answer = await send(site.port, path, {
        method: 'POST',
        lines: [...byTls, 'Content-Type: application/json', `Content-Length: ${body.length}`],
        body,
      })
      if (answer === null || answer.status < 400 || answer.status >= 500)
        wrong.push(`${answer?.status} ${path} ${name}`)
    }
  }
  expect(wrong).toEqual([])
  for (const path of ['/', '/api/dealers', '/producten']) expect((await visit(path))?.body).not.toContain('polluted')
})

test('reflects no forwarding header in a page, so that no cache can be poisoned', async () => {
  const poison = [
    'X-Forwarded-Host: boos.example',
    'X-Host: boos.example',
    'X-Forwarded-Server: boos.example',
    'Forwarded: host=boos.example;proto=http',
    'X-Original-URL: /boos',
    'X-Rewrite-URL: /boos',
    'X-Forwarded-Prefix: /boos',
    'X-Forwarded-Port: 6666',
    'X-HTTP-Method-Override: DELETE',
    'X-Forwarded-Scheme: boos',
    'Referer: https://boos.example/',
    'Origin: https://boos.example',
    'Accept-Language: boos',
    'Cookie: posthog=boos; theme=boos',
    'User-Agent: boos',
    'X-Requested-With: boos',
  ]
  for (const path of [
    '/',
    '/producten',
    '/contact',
    '/bestaat-niet',
    '/sitemap.xml',
    '/robots.txt',
    '/Contact/',
    '/producten?x=1',
  ]) {
    const poisoned = await visit(path, poison, 'boos.example')
    const clean = await visit(path)
    expect(`${[...(poisoned?.headers ?? [])].join()} ${poisoned?.body}`, path).not.toMatch(/boos|6666/)
    expect([poisoned?.status, poisoned?.headers.get('etag'), poisoned?.headers.get('location')], path).toEqual([
      clean?.status,
      clean?.headers.get('etag'),
      clean?.headers.get('location'),
    ])
  }
})

test('ignores method override headers', async () => {
  for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
    const answer = await visit('/api/dealers', [`${name}: DELETE`])
    expect([answer?.status, answer?.headers.get('content-type')]).toEqual([200, 'application/json'])
  }
})

test('supports the methods of an address and no other', async () => {
  const reads = [
    '/',
    '/producten',
    '/verkooppunten',
    '/producten/planchet',
    '/robots.txt',
    '/sitemap.xml',
    '/feed/products.csv',
    '/api/dealers',
  ]
  const forms = ['/contact', '/offerte', '/nieuwsbrief', '/service/verzoek', '/vacatures/meubelmaker']
  const allowed = new Map<string, string[]>([
    ...reads.map((path): [string, string[]] => [path, ['GET', 'HEAD']]),
    ...forms.map((path): [string, string[]] => [path, ['GET', 'HEAD', 'POST']]),
    ['/api/newsletter', ['POST']],
    ['/api/captcha', ['GET', 'HEAD', 'POST']],
    ['/verlanglijstje.pdf', ['GET', 'HEAD', 'POST']],
  ])
  const wrong: string[] = []
  for (const [path, methods] of allowed)
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'OPTIONS']) {
      const answer = await send(site.port, path, { method, lines: [...byTls, 'Content-Length: 0'] })
      const isRefused = answer?.status === (method === 'OPTIONS' ? 204 : 405)
      if (isRefused === methods.includes(method)) wrong.push(`${answer?.status} ${method} ${path}`)
      if (isRefused) expect(answer.headers.get('allow')?.split(', ').toSorted(), path).toEqual(methods)
    }
  expect(wrong).toEqual([])
})

test('has one address for each page, however a request spells it', async () => {
  for (const path of ['/contact', '/producten', '/over-ons/team', '/verkooppunten']) {
    const spellings = [
      `${path}%20`,
      `${path}/`,
      `/.${path}`,
      `/x/..${path}`,
      `/assets/..${path}`,
      `/${path}`,
      `${path}#x`,
      path.toUpperCase(),
    ]
    for (const spelling of spellings) {
      const answer = await visit(spelling)
      expect([spelling, answer?.status, answer?.headers.get('location')]).toEqual([spelling, 308, path])
    }
    expect((await visit(path, ['Accept: application/json']))?.headers.get('content-type')).toContain('text/html')
  }
})

test('refuses ambiguous requests, so that none can be smuggled', async () => {
  const head = ['POST /api/newsletter HTTP/1.1', 'Host: www.oeverhout.example', ...byTls]
  const smuggled = 'GET /gesmokkeld HTTP/1.1\r\nHost: www.oeverhout.example\r\n\r\n'
  const tries = [
    [...head, 'Content-Length: 6', 'Transfer-Encoding: chunked', '', `0\r\n\r\n${smuggled}`],
    [...head, 'Content-Length: 6', 'Content-Length: 5', '', `abcdef${smuggled}`],
    [...head, 'Transfer-Encoding: xchunked', '', `0\r\n\r\n${smuggled}`],
    [...head, 'Transfer-Encoding: chunked, identity', '', `0\r\n\r\n${smuggled}`],
    [...head, 'Transfer-Encoding : chunked', '', `0\r\n\r\n${smuggled}`],
    [...head, 'Content-Length: +6', '', `abcdef${smuggled}`],
    [...head, 'Content-Length: 0x6', '', `abcdef${smuggled}`],
    [...head, 'Transfer-Encoding: chunked', '', `ffffffffffffffff1\r\n${smuggled}`],
    ['GET / HTTP/1.1\nHost: a', '', smuggled],
  ]
  for (const lines of tries) {
    const answer = await sendBytes(site.port, lines.join('\r\n'))
    expect(answer?.status, lines.join(' ').slice(60, 200)).toBe(400)
    expect(answer?.body ?? '', 'the second request is never read').not.toContain('HTTP/1.1')
  }
})

test('answers many, long and malformed params with a page, a redirect or a refusal', async () => {
  const wrong: string[] = []
  const long = 'a'.repeat(7_000)
  for (const query of [
    `search=${long}`,
    `category=${'x,'.repeat(3_000)}`,
    Array.from({ length: 900 }, (_, index) => `c${index}=1`).join('&'),
    Array.from({ length: 900 }, () => 'category=a').join('&'),
    `minPrice=${'9'.repeat(400)}`,
    'minPrice=1e309&maxPrice=-1e309&page=1e99&perPage=NaN',
    'page=999999999999999999999',
    'sort=constructor',
    `filters${'[a]'.repeat(2_000)}=1`,
    `populate=${'a.'.repeat(3_000)}`,
    '%',
    '%ff%fe',
    '&&&&====',
    `items=${'a:1,'.repeat(1_700)}`,
  ]) {
    for (const path of [
      '/producten',
      '/collecties/spiegels',
      '/verkooppunten',
      '/zoeken',
      '/veelgestelde-vragen',
      '/api/products',
      '/verlanglijstje',
      '/vergelijken',
      '/service/past-het',
      '/verlanglijstje.pdf',
    ]) {
      const answer = await visit(`${path}?${query}`)
      if (answer === null || answer.status >= 500) wrong.push(`${answer?.status} ${path}?${query.slice(0, 40)}`)
    }
  }
  expect(wrong).toEqual([])
}, 120_000)

test('reveals no internals in refusals and errors', async () => {
  const answers = await Promise.all([
    visit('/bestaat-niet'),
    visit('/%E0%A4%A'),
    visit('/_serverFn/bestaat-niet'),
    visit('/_serverFn/%E0%A4%A?payload=%7B'),
    visit('/api/products?filters[a][$nope]=1'),
    visit('/api/products/bestaat-niet'),
    visit('/img/bestaat-niet.webp?w=1'),
    visit('/media/%00.pdf'),
    visit('/api/captcha/x.png'),
    visit('/verlanglijstje.pdf?items=%00'),
    ...[
      '/api/newsletter',
      '/api/captcha',
      '/api/revalidate',
      '/nieuwsbrief',
      '/verlanglijstje.pdf',
      '/_serverFn/x',
      '/nieuwsbrief/afmelden?token=x',
    ].map((path) =>
      send(site.port, path, {
        method: 'POST',
        lines: [...byTls, 'Content-Type: application/json', 'Sec-Fetch-Site: same-origin', 'Content-Length: 5'],
        body: '{"a":',
      }),
    ),
  ])
  for (const answer of answers) {
    expect(answer?.status).toBeGreaterThanOrEqual(200)
    expect(answer?.status).toBeLessThan(500)
    // The page's own scripts have version numbers in their licences only; what a visitor is told has none.
    expect((answer?.body ?? '').replaceAll(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(inside)
  }
  expect(
    site
      .complaints()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{')),
    'and the log has one line of JSON for what is wrong',
  ).toEqual([])
})

test('refuses server function calls from other sites or of unknown origin', async () => {
  const calls = await Promise.all(
    [
      [],
      ['Sec-Fetch-Site: cross-site'],
      ['Sec-Fetch-Site: same-site'],
      ['Origin: https://elders.example'],
      ['Referer: https://elders.example/'],
    ].flatMap((lines) =>
      ['GET', 'POST'].map((method) =>
        send(site.port, '/_serverFn/x', {
          method,
          host: 'www.oeverhout.example',
          lines: [...byTls, ...lines, ...(method === 'POST' ? ['Content-Length: 2'] : [])],
          body: method === 'POST' ? '{}' : '',
        }),
      ),
    ),
  )
  expect(calls.map((answer) => answer?.status)).toEqual(calls.map(() => 403))
})

test('answers 404 to a path segment longer than any real one', async () => {
  const wrong: string[] = []
  for (const folder of [
    'producten',
    'collecties',
    'collecties/spiegels',
    'kleuren',
    'artikel',
    'montage',
    'montage/ladesystemen',
    'montage/scharnieren',
    'verkooppunten',
    'verkooppunten/nederland',
    'veelgestelde-vragen',
    'vacatures',
    'over-ons',
    'service',
    'media',
    'api/products',
    'api/captcha',
  ]) {
    for (const name of ['a'.repeat(300), `${'a'.repeat(300)}.md`, 'b'.repeat(4_000)]) {
      const answer = await visit(`/${folder}/${name}`)
      if (answer?.status !== 404) wrong.push(`${answer?.status} /${folder}/${name.slice(0, 3)}… (${name.length})`)
    }
  }
  expect(wrong).toEqual([])
})
