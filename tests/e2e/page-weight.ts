/** What a page weighs on the wire, and what it is made of (docs/quality.md). */
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { hydrated, recordRequests } from './page.ts'

/** The screen of the telephone that pages are weighed on. */
export const weighingScreen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

export type PageWeight = {
  /** Bytes of the document, brotli, without the hashes in the names of files and the moments of its data. */
  html: number
  /** Elements of the document, and of its header. */
  elements: number
  headerElements: number
  /** Pictures without width and height in the document. */
  unsizedPictures: number
  /** What the document asks for before its last style sheet, without which it is not painted. */
  beforeStyles: number
  /** Style sheets of the document, each of which the first paint waits for. */
  styleSheets: number
  /** Bytes of all scripts loaded within five seconds, brotli, without the hashes in the names of files. */
  script: number
  scriptFiles: number
  /** Bytes of all fonts. */
  fonts: number
  /** Widths in px of which each picture was loaded, by its name. */
  pictures: ReadonlyMap<string, readonly number[]>
}

/** Opens `path` and weighs it five seconds later: page and scripts as brotli makes them at its best level, fonts as they are sent. */
export async function weighPage(page: Page, path: string): Promise<PageWeight> {
  await page.clock.install()
  const { urls, settled } = recordRequests(page)
  const response = await page.goto(path)
  await hydrated(page)
  await page.clock.runFor(5_000)
  await settled()
  const filesOf = (ending: string) => [...new Set(urls.filter((url) => new URL(url).pathname.endsWith(ending)))]
  const scripts = await Promise.all(filesOf('.js').map((url) => scriptBytes(page, url)))
  const fonts = await Promise.all(
    filesOf('.woff2').map(async (url) => Number((await page.request.head(url)).headers()['content-length'])),
  )
  const html = (await response?.body()) ?? Buffer.of()
  const pictures = new Map<string, number[]>()
  for (const url of urls) {
    const [, width, name] = /\/img\/(\d+)\/(.+)\.webp/.exec(url) ?? []
    if (name !== undefined) pictures.set(name, [...(pictures.get(name) ?? []), Number(width)])
  }
  return {
    html: weightOf(html.toString()),
    ...(await page.evaluate(count, html.toString())),
    script: sum(scripts),
    scriptFiles: scripts.length,
    fonts: sum(fonts),
    pictures,
  }
}

const weighed = new Map<string, number>()
/** What differs without a reason: the hashes of other files by build (50 bytes), and when data was read, in ms, by request (20 bytes). */
const hashesAndMoments = /-[\w-]{8}(?=\.(?:js|css)\b)|\b1\d{12}\b/g

const weightOf = (text: string): number => brotliCompressSync(text.replaceAll(hashesAndMoments, '')).length

async function scriptBytes(page: Page, url: string): Promise<number> {
  const known = weighed.get(url)
  if (known !== undefined) return known
  const text = await (await page.request.get(url)).text()
  const bytes = weightOf(text)
  weighed.set(url, bytes)
  return bytes
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}

/** Counts in the browser what the HTML has, before scripts. */
function count(
  html: string,
): Pick<PageWeight, 'elements' | 'headerElements' | 'unsizedPictures' | 'beforeStyles' | 'styleSheets'> {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const number = (selector: string) => page.querySelectorAll(selector).length
  return {
    elements: number('*'),
    headerElements: number('body > header, body > header *'),
    unsizedPictures: number('img:not([width][height])'),
    beforeStyles: number('link[rel=preload]:has(~ link[rel=stylesheet])'),
    styleSheets: number('link[rel=stylesheet]'),
  }
}
