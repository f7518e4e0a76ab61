import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalPath, redirectOf, targetOf } from './target.ts'
import { setMovedAddresses } from '#server/content/moved-addresses.ts'

setMovedAddresses([{ from: '/over-ons/productieproces', to: '/over-ons/productie' }])

describe('the canonical path', () => {
  it.each([
    ['/', '/'],
    ['/producten', '/producten'],
    ['/collecties/spiegels/m23-0', '/collecties/spiegels/m23-0'],
    ['/producten/', '/producten'],
    ['/contact%20', '/contact'],
    ['/contact%20/%20%20', '/contact'],
    ['//over-ons//team/', '/over-ons/team'],
    ['/./contact', '/contact'],
    ['/x/../over-ons/%2E/team', '/over-ons/team'],
    ['/over-ons\\team', '/over-ons/team'],
    ['/contact#adres', '/contact'],
    ['/Collecties/Spiegels/M01', '/collecties/spiegels/m01'],
    ['/over-ons/productieproces', '/over-ons/productie'],
    ['/%70roducten/%42eat-40', '/producten/beat-40'],
    ['/producten/caf%c3%a9%20x', '/producten/caf%c3%a9%20x'],
    ['/media/PDF/A.pdf', '/media/PDF/A.pdf'],
    ['/media/../contact', '/contact'],
    ['/api/Dealers', '/api/Dealers'],
    ['/img/640/A.webp', '/img/640/A.webp'],
  ])('of %s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })

  it('never leads out of this site, and is its own canonical path', () => {
    expect(canonicalPath('//evil.example/')).toBe('/evil.example')
    const part = fc.constantFrom(
      '/',
      '//',
      '.',
      '..',
      '%2e',
      '%20',
      '%41',
      'A',
      'b',
      '\\',
      '#',
      '@',
      ':',
      'media/',
      '%',
      '%0a',
    )
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const canonical = canonicalPath(`/${parts.join('')}`)
        expect(canonical).toMatch(/^\/(?!\/)/)
        expect(canonicalPath(canonical)).toBe(canonical)
      }),
    )
  })
})

/** A site with one page, which knows one param. */
const parsers = (pathname: string) => {
  if (pathname !== '/producten') return null
  return [() => ({}), (search: object) => ('page' in search && search.page === '2' ? { page: 2 } : {})]
}
const redirect = (url: string) => redirectOf(targetOf(url), parsers)

describe('a redirect', () => {
  it.each([
    ['/Producten/?page=2', 308, '/producten?page=2'],
    ['/contact%20?utm_source=folder', 308, '/contact?utm_source=folder'],
    ['/producten?page=x', 307, '/producten'],
    ['/producten?page=2&foo=1', 307, '/producten?page=2'],
    ['/producten?foo=1&page=2&utm_source=folder&gclid=3', 307, '/producten?page=2&utm_source=folder&gclid=3'],
  ])('leads from %s to the clean address', (url, status, location) => {
    expect(redirect(url)).toEqual({ status, location })
    expect(redirect(location)).toBeNull()
  })

  it.each([
    '/producten',
    '/producten?',
    '/producten?page=2',
    '/producten?utm_source=x',
    '/geen-pagina?x=1',
    '/a.md?x=1',
  ])('does not answer %s', (url) => {
    expect(redirect(url)).toBeNull()
  })

  it('leaves a path that cannot be decoded to the router', () => {
    const fail = () => {
      throw new URIError('malformed')
    }
    expect(redirectOf(targetOf('/%e0%a4%a?x=1'), fail)).toBeNull()
  })
})

describe('a target', () => {
  it('tells pages from files and APIs', () => {
    const files = ['/robots.txt', '/vacatures/rss.xml', '/producten/beat.md', '/img/640/a', '/assets/a.js']
    for (const url of [...files, '/api/dealers', '/_serverFn/abc']) expect(targetOf(url).isPage, url).toBe(false)
    for (const url of ['/', '/producten', '/collecties/spiegels/m23-0']) expect(targetOf(url).isPage, url).toBe(true)
  })

  it('has one address for every spelling of a search, without the campaign', () => {
    for (const search of ['?search=a%20b', '?search=a+b&utm_source=x', '?gclid=1&search=%61+b'])
      expect(targetOf(`/producten${search}`).address).toBe('/producten?search=a+b')
    expect(targetOf('/api/products?filters[a]=b').search).toBe('?filters[a]=b')
    const pair = fc.tuple(fc.constantFrom('search', 'page', 'a b', '%'), fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(fc.array(pair), (params) => {
        const { address } = targetOf(`/producten?${params.map(([name, value]) => `${name}=${value}`).join('&')}`)
        expect(targetOf(address).address).toBe(address)
      }),
    )
  })
})
