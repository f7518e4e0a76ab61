/** Pictures are fetched as wide as they are shown: what `sizes` says of a slot is compared with the slot, in windows from a small telephone to a large screen. */
import { expect, test } from '@playwright/test'

const pages = [
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
  '/duurzaamheid',
  '/over-ons',
  '/showroom',
  '/contact',
]
const widths = [360, 390, 412, 600, 820, 1024, 1440, 1920]

for (const path of pages) {
  test(`pictures of ${path} say how wide they are`, async ({ page }) => {
    await page.route('**/img/**', (route) => route.abort())
    await page.goto(path)
    await expect(page.locator('main img[sizes]').first()).toBeAttached()
    let compared = 0
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 800 ? 823 : 900 })
      const { count, wrong } = await page.evaluate(() => {
        const ruler = document.createElement('div')
        const lengthOf = (sizes: string) => {
          const said = sizes
            .split(/,(?![^(]*\))/)
            .map((entry) => /^\s*(.*?)\s*(\S+)$/.exec(entry))
            .find((entry) => entry?.[1] === '' || matchMedia(entry?.[1] ?? '').matches)
          ruler.style.width = said?.[2] ?? ''
          return ruler.getBoundingClientRect().width
        }
        document.documentElement.append(ruler)
        delete document.documentElement.dataset['arriving']
        // Not those that have no copies to choose from, or do not stand in the page now.
        const images = [...document.querySelectorAll<HTMLImageElement>('main img[sizes]')].filter(
          (image) => image.srcset.includes(',') && image.clientWidth > 0,
        )
        const found = images.flatMap((image) => {
          const proportion = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
          const covers = getComputedStyle(image).objectFit === 'cover'
          const shown = covers ? Math.max(image.clientWidth, image.clientHeight * proportion) : image.clientWidth
          const says = lengthOf(image.sizes)
          return says / shown > 0.8 && says / shown < 1.3
            ? []
            : [
                `${image.src.replace(/^.*\/img\/\d+|\?.*$/g, '')} is ${Math.round(shown)} px wide and says ${Math.round(says)}`,
              ]
        })
        ruler.remove()
        return { count: images.length, wrong: [...new Set(found)] }
      })
      expect(wrong, `at ${width} px`).toEqual([])
      compared += count
    }
    expect(compared).toBeGreaterThanOrEqual(widths.length)
  })
}
