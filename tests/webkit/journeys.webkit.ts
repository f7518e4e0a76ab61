/** What a visitor with Safari does, in its engine. Widths are those that its window can have: 450 px is the narrowest. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findWebKit } from '#tests/services/programs.ts'
import { freePort } from '../services/ports.ts'
import { startSite, type Site } from '../services/site-process.ts'
import { keys, startBrowser, type Browser } from './browser.ts'
import { startListeningFront, type ListeningFront } from './listening-front.ts'

const programs = findWebKit()
if (programs === undefined)
  process.stdout.write(
    'WebKit is not installed, so nothing was tested. On Debian, install the packages webkit2gtk-driver and xvfb.\n',
  )

/** One address at least of every shape. */
const pages = [
  '/',
  '/collecties',
  '/collecties/beat45',
  '/collecties/exclusief/linea',
  '/collecties/spiegels',
  '/collecties/spiegels/m01',
  '/kleuren',
  '/kleuren/eiken-naturel',
  '/producten',
  '/producten/kolomkast-morrison',
  '/vergelijken?items=kolomkast-morrison,wastafelmeubel-sunny',
  '/favorieten?items=mirror.m01,finish.eiken-naturel',
  '/verlanglijstje?items=mirror.m01*2',
  '/inspiratie',
  '/service',
  '/service/past-het?width=100&height=180',
  '/veelgestelde-vragen',
  '/downloads',
  '/montage',
  '/montage/ladesystemen/hettich',
  '/montage/aanvoermaten-afvoermaten',
  '/verkooppunten',
  '/verkooppunten/nederland/groningen',
  '/verkooppunten/esdorp-badkamers',
  '/showroom',
  '/over-ons',
  '/nieuwsbrief',
  '/vacatures',
  '/contact',
  '/privacy',
  '/zoeken?q=spiegel',
  '/artikel/BOE-F30-ZW',
]

describe.skipIf(programs === undefined)('in WebKit', () => {
  let site: Site, front: ListeningFront, browser: Browser

  beforeAll(async () => {
    if (programs === undefined) return
    site = await startSite()
    front = await startListeningFront(await freePort(), site.port)
    browser = await startBrowser(programs, front.origin)
    await browser.open('/')
    // Who chose already sees no banner over the page.
    await browser.cookie('posthog', 'false')
  })
  afterAll(async () => {
    if (programs === undefined) return
    await browser.close()
    await front.close()
    await site[Symbol.asyncDispose]()
  })
  beforeEach(async () => {
    await browser.size(1440, 900)
    front.heard()
  })

  const is = (ask: () => unknown) => expect.poll(() => browser.evaluate(ask))

  test('what a page says is heard here, and what its policy refuses', async () => {
    await browser.open('/service')
    await browser.evaluate(() => {
      console.warn('een woord')
      document.head.append(Object.assign(document.createElement('script'), { textContent: '0' }))
      void Promise.reject(new Error('mislukt'))
    })
    const words: string[] = []
    await expect.poll(() => words.push(...front.heard())).toBe(3)
    expect(words.toSorted()).toEqual([
      '/service refused script-src-elem inline',
      '/service rejection Error: mislukt',
      '/service warn een woord',
    ])
  })

  test.each(pages)('%s is whole and says nothing', async (path) => {
    for (const width of [1440, 820, 450]) {
      await browser.size(width, 900)
      await browser.open(path)
      // As somebody who reads on: parts wake up and pictures come when they are near.
      await browser.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
          scrollTo({ top: y, behavior: 'instant' })
          await new Promise((next) => {
            requestAnimationFrame(next)
          })
        }
      })
      expect([width, await browser.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([
        width,
        0,
      ])
      await is(() =>
        [...document.images]
          .filter((image) => image.complete && image.naturalWidth === 0)
          .map((image) => image.currentSrc),
      ).toEqual([])
      await is(() => document.querySelector('main h1') !== null).toBe(true)
      // In a fieldset that is a grid the legend does not float here.
      expect(
        await browser.evaluate(() =>
          [...document.querySelectorAll('fieldset')].flatMap((group) => {
            const legend = group.querySelector(':scope > legend'),
              edge = Number.parseFloat(getComputedStyle(group).borderTopWidth)
            return legend !== null &&
              edge > 0 &&
              legend.getClientRects().length > 0 &&
              legend.getBoundingClientRect().top < group.getBoundingClientRect().top + edge
              ? [legend.textContent]
              : []
          }),
        ),
      ).toEqual([])
    }
    expect(front.heard()).toEqual([])
  })

  test('the menus of the header open by pointer and by key, and give the focus back', async () => {
    await browser.open('/collecties')
    await browser.hover('header nav [role=button]', 'Collecties')
    await is(() => document.querySelector('header [aria-expanded=true]')?.textContent).toBe('Collecties')
    await browser.press(keys.escape)
    await is(() => document.querySelector('header [aria-expanded=true]')).toBe(null)
    await browser.evaluate(() => document.querySelector<HTMLElement>('header nav [role=button]')?.focus())
    await browser.press(keys.down)
    await expect.poll(() => browser.focused()).toMatch(/^Beat 40/)
    await browser.press(keys.escape)
    await expect.poll(() => browser.focused()).toBe('Collecties')
  })

  test('the search opens by key, finds while somebody types, and is walked with the arrows', async () => {
    await browser.open('/')
    await browser.press(keys.control, 'k')
    await is(() => document.querySelector('dialog[open] input') === document.activeElement).toBe(true)
    await browser.type('dialog[open] input', 'morrison')
    await is(() => document.querySelector('dialog[open] [role=option]')?.textContent).toMatch(/Morrison/)
    await browser.press(keys.down)
    await is(() => document.querySelectorAll('dialog[open] [aria-selected=true]').length).toBe(1)
    await browser.press(keys.enter)
    await expect.poll(() => browser.address()).toBe('/collecties/exclusief/morrison')
    await expect.poll(() => browser.focused()).toMatch(/^Morrison/)
    expect(front.heard()).toEqual([])
  })

  test('a list is filtered, a product of it opened, and Back finds the list where it was left', async () => {
    await browser.open('/producten')
    const all = await browser.evaluate(() => document.querySelector('main output, main [role=status]')?.textContent)
    await browser.click('main label', 'Kasten')
    await expect.poll(() => browser.address()).toBe('/producten?category=kasten')
    // Only when the list itself has come it is no longer put in its place.
    await is(() => document.querySelector('main output, main [role=status]')?.textContent).not.toBe(all)
    // Nobody clicks so soon after scrolling as a driver does: the page has to have heard of it.
    await browser.evaluate(
      () =>
        new Promise((heard) => {
          document.addEventListener('scroll', () => heard(true), { once: true })
          scrollTo({ top: 1_200, behavior: 'instant' })
        }),
    )
    await browser.evaluate(() =>
      [...document.querySelectorAll('main article a')]
        .find((link) => link.getBoundingClientRect().top > 150)
        ?.setAttribute('data-chosen', ''),
    )
    await browser.click('[data-chosen]')
    await expect.poll(() => browser.address()).toMatch(/^\/producten\/[a-z]/)
    await is(() => scrollY === 0 && document.activeElement?.matches('main h1')).toBe(true)
    await browser.back()
    await expect.poll(() => browser.address()).toBe('/producten?category=kasten')
    await is(() => scrollY).toBe(1_200)
    expect(front.heard()).toEqual([])
  })

  test('pictures are stepped through and swiped, enlarged, and turned in 3D', async () => {
    await browser.open('/producten/kolomkast-morrison')
    await browser.click('[data-gallery] button', 'Volgende foto')
    await is(() => document.querySelector('[data-gallery] [data-place]')?.textContent).toBe('2')
    await is(() => {
      const row = document.querySelector('[data-gallery] > ul')
      return row !== null && row.scrollLeft === row.clientWidth
    }).toBe(true)
    await browser.wheel('[data-gallery] > ul', -1_200, 0)
    await is(() => document.querySelector('[data-gallery] [data-place]')?.textContent).toBe('1')
    await browser.click('a[data-enlarge]')
    await expect.poll(() => browser.focused()).toBe('Sluiten')
    await browser.press(keys.right)
    await is(() => document.querySelector('dialog[open] output')?.textContent).toMatch(/^Foto 2 van /)
    await browser.press(keys.escape)
    await expect.poll(() => browser.focused()).toBe('Vergroot:')

    await browser.open('/collecties/beat45')
    await browser.click('main button', 'Bekijk in 3D')
    await is(() => document.querySelector('[data-state=shown] canvas') !== null).toBe(true)
    await browser.click('main button', 'Sluit 3D')
    await is(() => document.querySelector('canvas')).toBe(null)
  })

  test('what is kept is on the list, and is compared', async () => {
    await browser.open('/producten/kolomkast-morrison')
    await browser.click('main [data-look=text] button', 'Bewaren')
    await is(() => document.querySelector('main [data-look=text] button')?.ariaPressed).toBe('true')
    await browser.click('main a', 'Vergelijk')
    await expect.poll(() => browser.address()).toMatch(/^\/vergelijken\?items=(?:.*%2C)?kolomkast-morrison/)
    await browser.open('/verlanglijstje')
    await is(() => document.querySelector('main')?.textContent.includes('Kolomkast Morrison')).toBe(true)
    expect(front.heard()).toEqual([])
  })

  test('a dealer is suggested while somebody types, and the map comes', async () => {
    await browser.open('/verkooppunten')
    await browser.type('main input[name=near]', 'utre')
    await is(() => document.querySelectorAll('main [role=option]').length).toBeGreaterThan(0)
    await browser.click('main [role=option]')
    await expect.poll(() => browser.address()).toMatch(/near=Utrecht/)
    await is(() => document.querySelectorAll('main svg [role=button], main svg a').length).toBeGreaterThan(0)
    expect(front.heard()).toEqual([])
  })

  test('a place is measured, and what fits is there', async () => {
    await browser.open('/service/past-het')
    await browser.type('main input[name=width]', '100')
    await browser.type('main input[name=height]', `180,5${keys.enter}`)
    await expect.poll(() => browser.address()).toBe('/service/past-het?width=100&height=180.5#uitkomst')
    await is(() =>
      [...document.querySelectorAll('main h2')].some((title) => /van de \d+ passen/.test(title.textContent)),
    ).toBe(true)
  })

  test('the newsletter refuses what is no address, and asks for six digits', async () => {
    await browser.open('/nieuwsbrief')
    await browser.type('main input[type=email]', `geen-adres${keys.enter}`)
    await is(() => document.querySelector('main form')?.textContent).toMatch(/Vul een geldig e-mailadres in\./)
    await browser.evaluate(() => document.querySelector<HTMLInputElement>('main input[type=email]')?.select())
    await browser.type('main input[type=email]', `lezer@water.example${keys.enter}`)
    await is(() => document.activeElement?.getAttribute('name')).toBe('answer')
    expect(front.heard()).toEqual([])
  })

  test('on a narrow window the menu is drilled into, and Escape leads back to the burger', async () => {
    await browser.size(450, 900)
    await browser.open('/service')
    await browser.click('header [role=button]', 'Menu')
    await is(() => document.querySelector('dialog[open]') !== null).toBe(true)
    await browser.click('dialog[open] button', 'Collecties')
    await expect.poll(() => browser.focused()).toBe('Collecties')
    await browser.press(keys.escape)
    await browser.press(keys.escape)
    await is(() => document.querySelector('dialog[open]')).toBe(null)
    await expect.poll(() => browser.focused()).toBe('Menu')
  })

  test('the theme is chosen and stays', async () => {
    await browser.open('/collecties')
    await browser.click('button[aria-keyshortcuts]')
    await browser.click('label', 'Donker')
    await is(() => getComputedStyle(document.documentElement).colorScheme).toBe('dark')
    await browser.open('/service')
    await is(() => getComputedStyle(document.documentElement).backgroundColor).toBe('rgb(21, 19, 17)')
  })
})
