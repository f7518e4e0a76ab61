import { expect, test } from 'vitest'
import { sitePages } from './site-pages.ts'
import { isCached, targetOf } from './target.ts'

const page = (html: string, status = 200, headers: Record<string, string> = {}, time = Date.now()) =>
  new Response(`<!doctype html><html><body>${html}<script>a={u:${time}}</script></body></html>`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  })

/** A site that records the requests to its renderer. */
function site(answer: (request: Request) => Response = () => page('Hout')) {
  const requests: Request[] = []
  const pages = sitePages({
    isProduction: true,
    render: async (request) => {
      requests.push(request)
      return answer(request)
    },
  })
  return {
    requests,
    pages,
    ask: async (path: string, init: RequestInit = {}) => {
      const request = new Request(`http://iemand.example${path}`, init)
      return pages.answer(request, targetOf(path))
    },
  }
}

test('never caches vacancies, dealers, searches and pages about one visitor', () => {
  const fresh = ['/vacatures', '/vacatures/meubelmaker', '/zoeken', '/zoeken?q=eiken', '/service']
  const dealers = ['/verkooppunten', '/verkooppunten?near=zwolle', '/verkooppunten/nederland/friesland']
  const abroad = ['/de?near=Aachen', '/fr?near=4000', '/en?near=Ghent']
  const personal = ['/nieuwsbrief/bevestigen?token=x', '/nieuwsbrief/afmelden', '/verlanglijstje?items=mirror.m08']
  expect(
    [...fresh, ...dealers, ...abroad, ...personal, '/favorieten?items=mirror.m08'].map(targetOf).filter(isCached),
  ).toEqual([])
  const others = ['/', '/producten', '/producten?page=2', '/service/past-het', '/nieuwsbrief', '/verlanglijstje']
  const more = ['/favorieten', '/de', '/vergelijken?items=planchet', '/montage/ladesystemen/xp']
  expect([...others, ...more].map(targetOf).filter((target) => !isCached(target))).toEqual([])
})

test('renders cached pages without the headers of a request', async () => {
  const { ask, requests } = site()
  await ask('/producten', {
    headers: {
      cookie: 'a=1',
      'x-forwarded-host': 'kwaad.example',
      'accept-language': 'en',
      'user-agent': 'Googlebot',
      accept: 'application/json',
    },
  })
  expect(requests.flatMap(({ headers }) => [...headers.keys()])).toEqual([])
  expect(requests[0]?.url).not.toContain('iemand.example')
})

test('renders other pages for their own request, without caching', async () => {
  const { ask, requests, pages } = site()
  await ask('/vacatures', { headers: { 'accept-language': 'nl' } })
  await ask('/vacatures', { headers: { 'accept-language': 'nl' } })
  expect(requests.map(({ headers }) => headers.get('accept-language'))).toEqual(['nl', 'nl'])
  expect(pages.ready(targetOf('/vacatures'))).toBeNull()
})

test('sends the accepted encoding', async () => {
  const { ask } = site(() => page('Hout '.repeat(500)))
  for (const [accept, encoding] of [
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['', null],
    ['identity', null],
    ['br, gzip', 'br'],
  ] as const) {
    const answer = await ask('/', { headers: { 'accept-encoding': accept } })
    expect([accept, answer?.headers.get('content-encoding'), answer?.headers.get('vary')]).toEqual([
      accept,
      encoding,
      'accept-encoding',
    ])
    expect(Number(answer?.headers.get('content-length'))).toBe((await answer?.arrayBuffer())?.byteLength)
  }
})

test('HEAD says what GET would, without a body', async () => {
  const { ask } = site(() => page('Hout', 200, {}, 1))
  for (const path of ['/', '/vacatures']) {
    const [head, get] = [await ask(path, { method: 'HEAD' }), await ask(path)]
    for (const name of ['etag', 'content-security-policy', 'content-length', 'content-type', 'cache-control'])
      expect([path, name, head?.headers.get(name)]).toEqual([path, name, get?.headers.get(name)])
    expect(await head?.text()).toBe('')
  }
})

test('responds with 304, without a policy, to a client that has the page', async () => {
  const { ask } = site()
  const tag = (await ask('/'))?.headers.get('etag') ?? ''
  const again = await ask('/', { headers: { 'if-none-match': `"x", ${tag}` } })
  expect([again?.status, again?.headers.get('etag'), await again?.text()]).toEqual([304, tag, ''])
  expect(again?.headers.has('content-security-policy')).toBe(false)
  expect((await ask('/', { headers: { 'if-none-match': '"x"' } }))?.status).toBe(200)
})

test('does not cache pages with no-store or a cookie', async () => {
  for (const header of [{ 'cache-control': 'no-store' }, { 'set-cookie': 'a=1' }]) {
    const { ask, requests } = site(() => page('Hout', 200, header))
    await ask('/')
    await ask('/')
    expect(requests).toHaveLength(2)
  }
})

test('passes errors and redirects on as they are', async () => {
  const { ask, requests } = site(({ url }) =>
    url.endsWith('/weg')
      ? page('Niet gevonden', 404)
      : new Response(null, { status: 307, headers: { location: '/producten' } }),
  )
  const [missing, moved] = [await ask('/weg'), await ask('/producten?x=1')]
  expect([missing?.status, missing?.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect([moved?.status, moved?.headers.get('location')]).toEqual([307, '/producten'])
  expect(moved?.headers.get('cache-control')).toBe('no-store')
  await ask('/weg')
  expect(requests).toHaveLength(3)
})

test('ignores campaign params', async () => {
  const { ask, requests, pages } = site(({ url }) => page(url))
  const tag = (await ask('/producten?page=2'))?.headers.get('etag')
  for (const path of [
    '/producten?utm_source=folder&page=2',
    '/producten?page=2&utm_source=<b>&utm_campaign=najaar',
    '/producten?gclid=1&page=2&fbclid=2',
  ]) {
    const answer = await ask(path)
    expect([path, answer?.status, answer?.headers.get('etag')]).toEqual([path, 200, tag])
    expect(pages.ready(targetOf(path)), path).not.toBeNull()
  }
  expect(requests).toHaveLength(1)
  await ask('/vacatures?utm_source=folder&x=1', { headers: { 'accept-language': 'nl' } })
  expect([requests[1]?.url, requests[1]?.headers.get('accept-language')]).toEqual([
    'http://iemand.example/vacatures?x=1',
    'nl',
  ])
})

test('keeps the campaign in redirects inside this site', async () => {
  const { ask } = site(
    ({ url }) =>
      new Response(null, { status: 307, headers: { location: new URL(url).searchParams.get('naar') ?? '/producten' } }),
  )
  for (const [path, to] of [
    ['/producten?x=1&utm_source=folder&gclid=2', '/producten?utm_source=folder&gclid=2'],
    ['/a?utm_id=1&naar=/b?c%3Dd%23e', '/b?c=d&utm_id=1#e'],
    ['/a?utm_id=1&naar=//elders.example/', '//elders.example/'],
    ['/a?utm_id=1&naar=https://elders.example/', 'https://elders.example/'],
  ])
    expect((await ask(path ?? ''))?.headers.get('location'), path).toBe(to)
})

test('leaves files, APIs and POST to others', async () => {
  const { ask } = site()
  for (const path of ['/robots.txt', '/api/dealers']) expect(await ask(path)).toBeNull()
  expect(await ask('/nieuwsbrief', { method: 'POST', body: 'a=1' })).toBeNull()
})
