import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test('a canonical address stays where it is', () => {
  for (const path of ['/', '/producten', '/collecties/spiegels/m23-0', '/verkooppunten/badhuis-de-vecht'])
    expect(canonicalPath(path)).toBeNull()
})

test('trailing slashes, doubled slashes and capitals lead to the canonical address', () => {
  expect(canonicalPath('/producten/')).toBe('/producten')
  expect(canonicalPath('//over-ons//team/')).toBe('/over-ons/team')
  expect(canonicalPath('/Collecties/Spiegels/M01')).toBe('/collecties/spiegels/m01')
})

test('the menu’s productieproces is the production page', () => {
  expect(canonicalPath('/over-ons/productieproces')).toBe('/over-ons/productie')
})

test('files and interfaces keep their spelling', () => {
  for (const path of ['/media/PDF/A.pdf', '/api/Dealers', '/img/640/A.webp']) expect(canonicalPath(path)).toBeNull()
})

test('no redirect leaves this site', () => {
  expect(canonicalPath('//evil.example/')).toBe('/evil.example')
  expect(canonicalPath('///evil.example')).toBe('/evil.example')
})

test('letters that are escaped for no reason are written plainly, so that one page has one address', () => {
  expect(canonicalPath('/%70roducten/%42eat-40')).toBe('/producten/beat-40')
  expect(canonicalPath('/producten/caf%c3%a9%20x')).toBeNull()
})
