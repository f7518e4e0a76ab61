/** Guides kept on the device: each in a cache of its own with its page, the files of the build that made it and its drawings. public/sw.js opens them when there is no network. */
import { guideCache, isGuideCache } from './kept-guide.ts'

const worker = { script: '/sw.js', scope: '/montage/' }

export function canSaveGuides(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis
}

/** Fetches the guide at `path` whole before it takes the place of an older copy. @throws when something of it could not be had */
export async function saveGuide(path: string): Promise<void> {
  await navigator.serviceWorker.register(worker.script, { scope: worker.scope })
  const page = await fetchWhole(path)
  const found = filesOf(await page.clone().text())
  // What scripts have loaded meanwhile belongs to the page as well.
  for (const { name } of performance.getEntriesByType('resource')) {
    const { origin, pathname } = new URL(name)
    if (origin === location.origin && pathname.startsWith('/assets/')) found.add(pathname)
  }
  const files = await Promise.all([...found].map(async (address) => ({ address, answer: await fetchWhole(address) })))
  await caches.delete(guideCache(path))
  const cache = await caches.open(guideCache(path))
  await Promise.all([cache.put(path, page), ...files.map(({ address, answer }) => cache.put(address, answer))])
}

/** Takes the guide off the device, and the worker with the last one. */
export async function forgetGuide(path: string): Promise<void> {
  await caches.delete(guideCache(path))
  const left = (await caches.keys()).filter(isGuideCache)
  if (left.length > 0) return
  const registration = await navigator.serviceWorker.getRegistration(worker.scope)
  if (registration?.active?.scriptURL.endsWith(worker.script) === true) await registration.unregister()
}

/** Addresses of the scripts, styles, fonts and pictures that a page names: of a picture the one size that stands for all. */
function filesOf(html: string): Set<string> {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const named = [...parsed.querySelectorAll('script[src], link[href], img[src]')].map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
  return new Set(named.filter((address) => /^\/(?:assets|img)\//.test(address)))
}

async function fetchWhole(address: string): Promise<Response> {
  const answer = await fetch(address)
  if (!answer.ok || answer.redirected) throw new Error(`${address} answered ${answer.status}`)
  return answer
}
