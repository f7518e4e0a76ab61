import { expect, test } from 'vitest'
import { pageHref } from './link-target.ts'

const here = 'https://www.oeverhout.example/kleuren?brand=Type'

function hrefOf(href: string, attributes: { target?: string; has?: string } = {}) {
  const anchor = {
    href: new URL(href, here).href,
    target: attributes.target ?? '',
    hasAttribute: (name: string) => name === attributes.has,
  }
  return pageHref(anchor, here)
}

test('a link of this site leads to its page, with search and hash', () => {
  expect(hrefOf('/collecties/beat40')).toBe('/collecties/beat40')
  expect(hrefOf('/producten?category=spiegels&page=2#lijst')).toBe('/producten?category=spiegels&page=2#lijst')
  expect(hrefOf('?brand=Exclusief')).toBe('/kleuren?brand=Exclusief')
  expect(hrefOf('/downloads', { target: '_self' })).toBe('/downloads')
})

test('new tabs, downloads and other places are left to the browser', () => {
  expect(hrefOf('/downloads', { target: '_blank' })).toBe(null)
  expect(hrefOf('/downloads', { has: 'download' })).toBe(null)
  expect(hrefOf('https://service.oeverhout.example/')).toBe(null)
  expect(hrefOf('http://www.oeverhout.example/kleuren')).toBe(null)
  expect(hrefOf('tel:+31880001234')).toBe(null)
  expect(hrefOf('mailto:info@oeverhout.example')).toBe(null)
  expect(pageHref({ href: '', target: '', hasAttribute: () => false }, here)).toBe(null)
})

test('the page of a link is not preloaded when a dialog opens instead', () => {
  expect(hrefOf('/zoeken')).toBe('/zoeken')
  expect(hrefOf('/zoeken', { has: 'aria-haspopup' })).toBe(null)
})

test.each([
  '/media/pdf/brochure-2026.pdf',
  '/img/640/home/hero.webp',
  '/api/dealers',
  '/feed/vacatures',
  '/sitemap.xml',
  '/media',
])('%s is not a page', (path) => expect(hrefOf(path)).toBe(null))

test('an address that merely begins like a file folder is a page', () => {
  expect(hrefOf('/mediacentrum')).toBe('/mediacentrum')
})

test('a fragment of the page itself is left to the browser, one of another page is not', () => {
  expect(hrefOf('#inhoud')).toBe(null)
  expect(hrefOf('/kleuren?brand=Type#inhoud')).toBe(null)
  expect(hrefOf('/kleuren#inhoud')).toBe('/kleuren#inhoud')
})
