import { expect, test } from 'vitest'
import { noRoute, routePatterns } from './route-pattern.ts'

test('names a path by its route, a file by its folder, and unknown paths by one word', () => {
  const routeOf = routePatterns((path) => (path.startsWith('/producten/') ? '/producten/$slug' : undefined))
  expect(
    [
      '/producten/ferro',
      '/assets/a.js',
      '/media/geheim@adres.nl.pdf',
      '/_serverFn/abc',
      '/healthz',
      '/favicon.svg',
      '/wp-admin',
      '/%E0%A4%A',
    ].map(routeOf),
  ).toEqual(['/producten/$slug', '/assets/*', '/media/*', '/_serverFn/*', '/healthz', '(bestand)', noRoute, noRoute])
})

test('matches a path once, also one that cannot be decoded', () => {
  let asked = 0
  const routeOf = routePatterns(() => {
    asked += 1
    throw new URIError('malformed')
  })
  expect([routeOf('/x'), routeOf('/x'), asked]).toEqual([noRoute, noRoute, 1])
})
