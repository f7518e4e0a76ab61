/** Every shape of page: silent, within the window, with pictures as wide as they are shown, without faults for axe, and complete without JavaScript. */
import { expect, test, type Page } from '@playwright/test'
import { axeFaultsInBothThemes } from './axe-faults.ts'
import { recordConsole, recordRequests } from './page.ts'

/** Pages with pictures in several sizes. */
const pictured = [
  '/',
  '/collecties',
  '/collecties/beat40',
  '/collecties/spiegels',
  '/collecties/spiegels/m01',
  '/kleuren',
  '/kleuren?color=eiken-naturel',
  '/kleuren/eiken-naturel',
  '/producten',
  '/producten/kolomkast-morrison',
  '/vergelijken?items=kolomkast-morrison',
  '/vergelijken?items=kolomkast-morrison,wastafelmeubel-sunny',
  '/vergelijken?items=kolomkast-morrison,wastafelmeubel-sunny,planchet-ferro',
  '/vergelijken?items=kolomkast-morrison,wastafelmeubel-sunny,planchet-ferro,wastafelmeubel-beat-40',
  '/montage/scharnieren/grass',
  '/montage/scharnieren/grass?step=1',
  '/favorieten?items=mirror.m01,finish.eiken-naturel',
  '/inspiratie',
  '/inspiratie/kersen-en-klei',
  '/inspiratie/toilet-met-houten-wand',
  '/duurzaamheid',
  '/over-ons',
  '/showroom',
  '/contact',
]

/** With the other lists: one address at least of every shape, and all fixed pages. */
const others = [
  '/collecties/sunny',
  '/collecties/sjithouse',
  '/collecties/sjithouse/epoch',
  '/collecties/exclusief',
  '/kleuren/beton-licht',
  '/producten/planchet',
  '/producten/nisplank',
  '/producten/crystal',
  '/producten/ferro',
  '/producten/ronin',
  '/favorieten',
  '/verlanglijstje',
  '/verlanglijstje?items=mirror.m01',
  '/service/past-het',
  '/samenstellen/epoch',
  '/montage/montagehandleiding',
  '/montage/aanvoermaten-afvoermaten',
  '/montage/instructievideos-ladesystemen',
  '/montage/instructievideos-scharnieren',
  '/montage/ladesystemen',
  '/montage/scharnieren',
  '/montage/planchet',
  '/montage/nisplank',
  '/verkooppunten/nederland',
  '/verkooppunten/nederland/groningen',
  '/verkooppunten/duitsland',
  '/verkooppunten/belgie',
  '/verkooppunten/curacao',
  '/over-ons/geschiedenis',
  '/over-ons/team',
  '/over-ons/productie',
  '/nieuwsbrief',
  '/vacatures',
  '/vacatures/meubelmaker',
  '/privacy',
  '/voorwaarden',
  '/disclaimer',
  '/pers',
  '/de',
  '/fr?near=4000',
  '/en',
  '/zoeken?q=spiegel',
  '/collecties/exclusief/modena',
  '/zoeken',
  '/zoeken?q=bank',
]

/** One page of each layout. */
const layouts = [
  '/',
  '/service/past-het?width=100&height=180',
  '/collecties/beat40',
  '/collecties/exclusief/linea',
  '/collecties/spiegels',
  '/collecties/spiegels/m01',
  '/kleuren/eiken-naturel',
  '/producten',
  '/montage/ladesystemen/hettich',
  '/veelgestelde-vragen',
  '/verkooppunten',
  '/over-ons',
  '/bestaat-niet',
]

/** What axe looks at: the layouts and pages with parts of their own. */
const axed = [
  ...layouts,
  '/collecties',
  '/inspiratie?tone=groen',
  '/downloads',
  '/service',
  '/montage',
  '/montage/ladesystemen?wall=skip',
  '/montage/aanvoermaten-afvoermaten?collection=nuance515',
  '/artikel',
  '/artikel/b50-080-wi',
  '/artikel/ste-120-gr',
  '/artikel/m01-041',
  '/toegankelijkheid',
  '/pers',
  '/de?near=Aachen',
  '/fr',
  '/en',
]

const widths = [320, 390, 600, 820, 1440, 1920]

for (const path of new Set([...axed, ...pictured, ...others])) {
  test(`${path} is silent, fits every window${axed.includes(path) ? ', and passes axe in either theme' : ''}`, async ({
    page,
  }) => {
    const messages = recordConsole(page)
    const { urls, settled } = recordRequests(page)
    page.on('response', (response) => {
      if (response.status() >= 400 && new URL(response.url()).pathname !== path)
        messages.push(`${response.status()} ${response.url()}`)
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const response = await page.goto(path)
    await settled()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The browser itself reports the status of a page that is missing.
    expect(messages.filter((message) => response?.status() !== 404 || !message.includes('404'))).toEqual([])
    expect(urls.filter((url) => new URL(url).hostname !== 'localhost' && !url.startsWith('data:'))).toEqual([])
    if (axed.includes(path)) expect(await axeFaultsInBothThemes(page)).toEqual([])

    // Other sizes of the pictures say nothing here, and take long to make.
    await page.route('**/img/**', (route) => route.abort())
    const settings = page.getByRole('button', { name: 'Instellingen', exact: true })
    let compared = 0
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 800 ? 823 : 900 })
      const { scrollWidth, box, toEnd } = await settings.evaluate(measure)
      expect.soft(scrollWidth, `${width} px`).toBeLessThanOrEqual(width)
      if (pictured.includes(path)) {
        const { count, misstated } = await page.evaluate(comparePictures)
        expect.soft(misstated, `${width} px: pictures`).toEqual([])
        compared += count
      }
      if (width < 500)
        expect.soft(await smallFields(page), `${width} px: fields that a telephone magnifies`).toEqual([])
      // Where the margin has room it floats at the edge of the window; elsewhere it is in the last row of the page.
      if (width > 900) {
        expect.soft(box.width, `${width} px`).toBeGreaterThanOrEqual(38)
        expect.soft(box.x + box.width, `${width} px`).toBe(width)
      } else {
        expect.soft([box.width, box.height], `${width} px`).toEqual([44, 44])
        expect.soft(toEnd, `${width} px`).toBeGreaterThanOrEqual(0)
        expect.soft(toEnd, `${width} px`).toBeLessThanOrEqual(16)
      }
      // Labels of the pipe drawing reach into the margin.
      if (!path.startsWith('/montage/aanvoermaten'))
        expect.soft(await settings.evaluate(wordsUnder), `${width} px: words under the settings button`).toEqual([])
    }
    if (pictured.includes(path)) expect(compared).toBeGreaterThanOrEqual(widths.length)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  // One window for all: a page keeps nothing that the next could see.
  test('every layout shows its heading, its navigation and its footer', async ({ page }) => {
    for (const path of layouts) {
      await page.goto(path)
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect.soft(page.getByRole('banner').getByText('Collecties', { exact: true }), path).toBeVisible()
      await expect.soft(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }), path).toBeVisible()
    }
  })
})

/** How wide the page is, where the settings button lies in the window, and how far above the end of the page. Runs in the page. */
function measure(button: Element) {
  const { x, width, height, bottom } = button.getBoundingClientRect()
  return {
    scrollWidth: document.documentElement.scrollWidth,
    box: { x, width, height },
    toEnd: document.body.getBoundingClientRect().bottom - bottom,
  }
}

/** How many pictures there are, and those whose `sizes` says another width than they are shown at. Runs in the page. */
function comparePictures(): { count: number; misstated: string[] } {
  const ruler = document.createElement('div')
  document.documentElement.append(ruler)
  delete document.documentElement.dataset['arriving']
  const lengthOf = (sizes: string) => {
    const matching = sizes
      .split(/,(?![^(]*\))/)
      .map((entry) => /^\s*(.*?)\s*(\S+)$/.exec(entry))
      .find((entry) => entry?.[1] === '' || matchMedia(entry?.[1] ?? '').matches)
    ruler.style.width = matching?.[2] ?? ''
    return ruler.getBoundingClientRect().width
  }
  // Not those without copies to choose from, nor those that are hidden.
  const images = [...document.querySelectorAll<HTMLImageElement>('main img[sizes]')].filter(
    (image) => image.srcset.includes(',') && image.clientWidth > 0,
  )
  const found = images.flatMap((image) => {
    // The upright crop of a narrow window.
    const source = [...(image.closest('picture')?.querySelectorAll('source') ?? [])].find(
      ({ media }) => matchMedia(media).matches,
    )
    const used = source ?? image
    const proportion = Number(used.getAttribute('width')) / Number(used.getAttribute('height'))
    const covers = getComputedStyle(image).objectFit === 'cover'
    const shown = covers ? Math.max(image.clientWidth, image.clientHeight * proportion) : image.clientWidth
    const stated = lengthOf(used.sizes)
    const name = image.src.replace(/^.*\/img\/\d+|\?.*$/g, '')
    return stated / shown > 0.8 && stated / shown < 1.3
      ? []
      : [`${name} is ${Math.round(shown)} px wide and says ${Math.round(stated)}`]
  })
  ruler.remove()
  return { count: images.length, misstated: [...new Set(found)] }
}

/** Names of fields whose text is smaller than 16 px. */
const smallFields = (page: Page) =>
  page
    .locator('input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), select, textarea')
    .evaluateAll((all) =>
      all
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.getAttribute('name')),
    )

/** Texts that reach under the settings button, or into the margin where it floats, except where they scroll sideways or float themselves. Runs in the page. */
function wordsUnder(button: Element): string[] {
  const place = button.getBoundingClientRect()
  const floats = innerWidth > 900
  const isMovable = (element: Element | null): boolean => {
    if (element === null || element === document.body) return false
    const { overflowX, position } = getComputedStyle(element)
    const scrolls = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
    return position === 'fixed' || scrolls || isMovable(element.parentElement)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: string[] = []
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement
    if (text.nodeValue?.trim() === '' || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue
    range.selectNodeContents(text)
    // Not words for screen readers alone.
    if (parent.getBoundingClientRect().width <= 1) continue
    const reaches = [...range.getClientRects()].some(
      ({ width, left, right, top, bottom }) =>
        width > 1 &&
        right > place.left + 0.5 &&
        (floats || (left < place.right && top < place.bottom && bottom > place.top)),
    )
    if (reaches && !isMovable(parent)) found.push(text.nodeValue ?? '')
  }
  return found
}
