/** Guides saved on the device: each in a cache of its own with its page, scripts, styles and drawings. public/sw.js opens them offline. */

const worker = { script: '/sw.js', scope: '/montage/' }
const cachePrefix = 'guide:'

/** Files that are downloaded at the same time. */
const parallelDownloads = 4

export function canSaveGuides(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis
}

/** Whether the browser was told to save data (Save-Data). */
export function savesData(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}

export async function isGuideSaved(path: string): Promise<boolean> {
  return 'caches' in globalThis && caches.has(cachePrefix + path)
}

/** Saves the guide at `path`, replacing an older copy once everything is downloaded. @throws when a file cannot be downloaded */
export async function saveGuide(path: string): Promise<void> {
  await navigator.serviceWorker.register(worker.script, { scope: worker.scope })
  const page = await download(path)
  const addresses = [...new Set([...filesIn(await page.clone().text()), ...loadedAssets()])]
  const files: { address: string; response: Response }[] = []
  const downloadRest = async (): Promise<void> => {
    const address = addresses.pop()
    if (address === undefined) return
    files.push({ address, response: await download(address) })
    await downloadRest()
  }
  await Promise.all(Array.from({ length: parallelDownloads }, downloadRest))
  await caches.delete(cachePrefix + path)
  const cache = await caches.open(cachePrefix + path)
  await Promise.all([cache.put(path, page), ...files.map(({ address, response }) => cache.put(address, response))])
}

/** Removes the guide from the device, and the service worker with the last one. */
export async function forgetGuide(path: string): Promise<void> {
  await caches.delete(cachePrefix + path)
  if ((await caches.keys()).some((name) => name.startsWith(cachePrefix))) return
  const registration = await navigator.serviceWorker.getRegistration(worker.scope)
  if (registration?.active?.scriptURL.endsWith(worker.script) === true) await registration.unregister()
}

/**
 * Reloads the page when the visitor is at `path` and its guide is saved, so that the service worker opens it; never resolves then.
 * Resolves on the server, during a preload, and when the guide is not saved.
 */
export async function openSavedGuide(path: string): Promise<void> {
  if (typeof document === 'undefined' || location.pathname !== path) return
  if (!(await isGuideSaved(path).catch(() => false))) return
  location.reload()
  await new Promise(() => undefined)
}

/** Scripts, styles, fonts and pictures that the HTML names; of a picture the size in `src`, which serves as fallback for the others. */
function filesIn(html: string): string[] {
  return [...html.matchAll(/ (?:src|href)="(\/(?:assets|img)\/[^"#]+)["#]/g)].map(([, address = '']) => address)
}

/** Scripts and styles that the page has loaded, lazy ones included. */
function loadedAssets(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
}

async function download(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok || response.redirected) throw new Error(`${address}: status ${response.status}`)
  return response
}
