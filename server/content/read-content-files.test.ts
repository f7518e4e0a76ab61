import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContentFiles } from './read-content-files.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync('content', folder, { recursive: true, filter: (source) => !source.includes('studio') })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The opening of the page on service, with `change` made to it. */
function withHero(change: object) {
  const page = join(folder, 'pages/service.json')
  const before = readFileSync(page, 'utf8')
  const written: { hero: object } = JSON.parse(before)
  writeFileSync(page, JSON.stringify({ ...written, hero: { ...written.hero, ...change } }))
  try {
    return readContentFiles(folder, resolve('public')).pages.get('/service')?.hero
  } finally {
    writeFileSync(page, before)
  }
}
const withText = (intro: string) => withHero({ intro })?.intro

test.each([
  ['Sunny is {{sunny.depth}} mm diep, sinds {{sunny.since}}.', 'Sunny is 380 mm diep, sinds 2010.'],
  ['{{count.collections|Words}} collecties in één werkplaats', 'Veertien collecties in één werkplaats'],
  ['Op 650 mm: {{sunny.drain@650}} en {{sunny.water@650}} mm.', 'Op 650 mm: 410 en 450 mm.'],
  ['Een afspraak duurt {{showroom.appointment|duration}}.', 'Een afspraak duurt een uur.'],
  [
    'Vanaf {{price.opzetkom-crystal-rond}}, Ø 420 voor {{price.opzetkom-crystal-rond@420}}.',
    'Vanaf €\u00A0449,00, Ø 420 voor €\u00A0499,00.',
  ],
  ['In de montage werken {{team.montage|words}} mensen.', 'In de montage werken twaalf mensen.'],
])('%s', (written, said) => {
  expect(withText(written)).toBe(said)
})

test.each([
  '{{sunny.dept}}',
  '{{moon.depth}}',
  '{{}}',
  '{{sunny.depth|woorden}}',
  '{{sunny.price|words}}',
  '{{price.opzetkom-maan}}',
  '{{price.planchet-thor@650}}',
])('a reference that leads nowhere stops the start: %s', (reference) => {
  expect(() => withText(`Zo diep is het meubel: ${reference} mm.`)).toThrow(
    `The content file pages/service.json is wrong at ${reference}: the reference leads nowhere (docs/facts.md).`,
  )
})

test('a picture that another page describes needs only its name', () => {
  expect(withHero({ picture: { media: 'collecties/sunny/hero', ratio: '3/2' } })?.picture).toMatchObject({
    alt: expect.stringContaining('geribbeld'),
    tone: expect.stringMatching(/^#/),
    ratio: '3/2',
  })
})

test.each([
  [
    'is described twice',
    { media: 'collecties/sunny/hero', alt: 'Een meubel van Sunny', ratio: '3/2', tone: '#a8937a' },
    'wrong at collecties/sunny/hero: collections/sunny.json says what this picture shows.',
  ],
  ['nothing describes', { media: 'collecties/sunny/nergens', ratio: '3/2' }, 'wrong at hero.picture.alt'],
])('a picture that %s stops the start', (_, picture, reason) => {
  expect(() => withHero({ picture })).toThrow(reason)
})
