import { expect, test } from 'vitest'
import { clickedHref, pageHref, type Click } from './link-target.ts'

const here = 'https://www.oeverhout.example/kleuren?brand=Type'
const plain: Click = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
}

function anchor(href: string, attributes: { target?: string; download?: boolean } = {}) {
  return {
    href: new URL(href, here).href,
    target: attributes.target ?? '',
    hasAttribute: (name: string) => name === 'download' && attributes.download === true,
  }
}

test('a plain click on a link of this site navigates, with search and hash', () => {
  expect(clickedHref(plain, anchor('/collecties/beat40'), here)).toBe('/collecties/beat40')
  expect(clickedHref(plain, anchor('/producten?category=spiegels&page=2#lijst'), here)).toBe(
    '/producten?category=spiegels&page=2#lijst',
  )
  expect(clickedHref(plain, anchor('?brand=Exclusief'), here)).toBe('/kleuren?brand=Exclusief')
})

for (const [what, change] of Object.entries({
  'the middle button': { button: 1 },
  Ctrl: { ctrlKey: true },
  Cmd: { metaKey: true },
  Shift: { shiftKey: true },
  Alt: { altKey: true },
  'a handler that prevented it': { defaultPrevented: true },
})) {
  test(`a click with ${what} is left to the browser`, () => {
    expect(clickedHref({ ...plain, ...change }, anchor('/kleuren/eiken-naturel'), here)).toBe(null)
  })
}

test('new tabs, downloads and other places are left to the browser', () => {
  expect(pageHref(anchor('/downloads', { target: '_blank' }), here)).toBe(null)
  expect(pageHref(anchor('/downloads', { target: '_self' }), here)).toBe('/downloads')
  expect(pageHref(anchor('/downloads', { download: true }), here)).toBe(null)
  expect(pageHref(anchor('https://service.oeverhout.example/'), here)).toBe(null)
  expect(pageHref(anchor('http://www.oeverhout.example/kleuren'), here)).toBe(null)
  expect(pageHref(anchor('tel:+31880001234'), here)).toBe(null)
  expect(pageHref(anchor('mailto:info@oeverhout.example'), here)).toBe(null)
  expect(pageHref({ ...anchor('/'), href: '' }, here)).toBe(null)
})

for (const path of [
  '/media/pdf/brochure-2026.pdf',
  '/img/640/home/hero.webp',
  '/api/dealers',
  '/feed/vacatures',
  '/sitemap.xml',
  '/media',
]) {
  test(`${path} is not a page`, () => {
    expect(pageHref(anchor(path), here)).toBe(null)
  })
}

test('an address that merely begins like a file folder is a page', () => {
  expect(pageHref(anchor('/mediacentrum'), here)).toBe('/mediacentrum')
})

test('a fragment of the page itself is left to the browser, one of another page is not', () => {
  expect(pageHref(anchor('#inhoud'), here)).toBe(null)
  expect(pageHref(anchor('/kleuren?brand=Type#inhoud'), here)).toBe(null)
  expect(pageHref(anchor('/kleuren#inhoud'), here)).toBe('/kleuren#inhoud')
})
