/** Guides kept on the device: each in a cache of its own with its page, the files of the build that made it and its drawings. public/sw.js opens them when there is no network. */
import { fetchCrumbs } from '#app/lib/crumbs.ts'
import { guideCode } from '../guide-code.ts'
import { guideCache, isGuideCache } from './kept-guide.ts'

const worker = { script: '/sw.js', scope: '/montage/' }

export function canSaveGuides(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis
}

/** Fetches the guide at `path` whole before it takes the place of an older copy. @throws when something of it could not be had */
export async function saveGuide(path: string): Promise<void> {
  await navigator.serviceWorker.register(worker.script, { scope: worker.scope })
  // A step has an address of its own, which has to be read without a network; and from a step the way leads back to the whole.
  await Promise.all([guideCode.fetch(), fetchCrumbs()])
  const page = await fetchWhole(path)
  const found = filesOf(await page.clone().text())
  // What scripts have loaded meanwhile belongs to the page as well.
  for (const { name } of performance.getEntriesByType('resource')) {
    const { origin, pathname } = new URL(name)
    if (origin === location.origin && pathname.startsWith('/assets/')) found.add(pathname)
  }
  const files: { address: string; answer: Response }[] = []
  const waiting = [...found]
  // A few at a time: nobody waits for them, and the visitor may be on the way to something else.
  const fetchOn = async (): Promise<void> => {
    const address = waiting.shift()
    if (address === undefined) return
    files.push({ address, answer: await fetchWhole(address) })
    await fetchOn()
  }
  await Promise.all([fetchOn(), fetchOn(), fetchOn(), fetchOn()])
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

/** Addresses of the scripts, styles, fonts and pictures that a page names: of a picture the one size that stands for all. Read as text: to build the page a second time would hold up who reads it. */
function filesOf(html: string): Set<string> {
  const named = [...html.matchAll(/ (?:src|href)="([^"#]+)["#]/g)].map(([, address = '']) => address)
  const begun = [...html.matchAll(/ data-scripts="([^"]+)"/g)].flatMap(([, addresses = '']) => addresses.split(' '))
  return new Set([...named, ...begun].filter((address) => /^\/(?:assets|img)\//.test(address)))
}

async function fetchWhole(address: string): Promise<Response> {
  const answer = await fetch(address)
  if (!answer.ok || answer.redirected) throw new Error(`${address} answered ${answer.status}`)
  return answer
}
