import { describe, expect, it } from 'vitest'
import { canonicalPath, canonicalRedirect, isPagePath } from './canonical-address.ts'

describe('the canonical path', () => {
  it.each([
    ['/', null],
    ['/producten', null],
    ['/collecties/spiegels/m23-0', null],
    ['/producten/', '/producten'],
    ['//over-ons//team/', '/over-ons/team'],
    ['/Collecties/Spiegels/M01', '/collecties/spiegels/m01'],
    ['/over-ons/productieproces', '/over-ons/productie'],
    ['/%70roducten/%42eat-40', '/producten/beat-40'],
    ['/producten/caf%c3%a9%20x', null],
    ['/media/PDF/A.pdf', null],
    ['/api/Dealers', null],
    ['/img/640/A.webp', null],
  ])('of %s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })

  it('never leads out of this site', () => {
    expect(canonicalPath('//evil.example/')).toBe('/evil.example')
    expect(canonicalPath('///evil.example')).toBe('/evil.example')
  })
})

/** A site with one page, which knows one param. */
const parsers = (pathname: string) => {
  if (pathname !== '/producten') return null
  return [() => ({}), (search: object) => ('page' in search && search.page === '2' ? { page: 2 } : {})]
}
const redirect = (target: string) => canonicalRedirect(target, parsers)

describe('a redirect', () => {
  it.each([
    ['/Producten/?page=2', 308, '/producten?page=2'],
    ['/producten?page=x', 307, '/producten'],
    ['/producten?page=2&foo=1', 307, '/producten?page=2'],
    ['/producten?foo=1&page=2&utm_source=folder&gclid=3', 307, '/producten?page=2&utm_source=folder&gclid=3'],
  ])('leads from %s to the clean address', (target, status, location) => {
    expect(redirect(target)).toEqual({ status, location })
    expect(redirect(location)).toBeNull()
  })

  it.each([
    '/producten',
    '/producten?',
    '/producten?page=2',
    '/producten?utm_source=x',
    '/geen-pagina?x=1',
    '/a.md?x=1',
  ])('does not answer %s', (target) => {
    expect(redirect(target)).toBeNull()
  })

  it('leaves a path that cannot be decoded to the router', () => {
    expect(
      canonicalRedirect('/%e0%a4%a?x=1', () => {
        throw new URIError('malformed')
      }),
    ).toBeNull()
  })
})

it('tells pages from files and APIs', () => {
  const others = [
    '/robots.txt',
    '/vacatures/rss.xml',
    '/producten/beat.md',
    '/api/dealers',
    '/img/640/a',
    '/assets/a.js',
  ]
  expect([...others, '/_serverFn/abc'].filter(isPagePath)).toEqual([])
  const pages = ['/', '/producten', '/collecties/spiegels/m23-0']
  expect(pages.filter(isPagePath)).toEqual(pages)
})
