/**
 * Opens assembly guides that are saved on this device when it is offline. It serves pages below /montage/ only, tries the network first
 * for every page, and saves nothing itself (app/features/assembly/offline/saved-guides.ts does).
 */
const guidePath = /^\/montage\/(?:(?:ladesystemen|scharnieren)\/[a-z0-9-]+|planchet|nisplank)$/
const filePath = /^\/(?:assets|img)\//
/** After this many ms without a response the saved copy is opened. */
const networkTimeoutMs = 4000

self.addEventListener('install', () => { self.skipWaiting() })

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (guidePath.test(url.pathname)) event.respondWith(page(request, url))
  } else if (filePath.test(url.pathname)) event.respondWith(file(request, url))
})

async function page(request, url) {
  const fresh = fetch(request)
  const timeout = new Promise((resolve) => { setTimeout(resolve, networkTimeoutMs, null) })
  return await Promise.race([fresh.catch(() => null), timeout]) ?? await savedPage(url) ?? fresh
}

/** The saved page is the whole guide, so a single step redirects to its place in it. */
async function savedPage(url) {
  const saved = await caches.match(url.pathname, { ignoreVary: true })
  if (!saved) return null
  const step = url.searchParams.get('step')
  return step ? Response.redirect(`${url.pathname}#${encodeURIComponent(step)}`) : saved
}

/** File names contain a hash of the content, so a saved file is never outdated. */
async function file(request, url) {
  return await caches.match(request.url, { ignoreVary: true }) ?? await fetch(request).catch(() => otherSize(url))
}

/** The same picture at the width that is saved. */
async function otherSize(url) {
  const picture = (address) => address.replace(/^\/img\/\d+\//, '')
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    const found = (await cache.keys()).find(({ url: saved }) => { const { pathname } = new URL(saved); return pathname !== url.pathname && picture(pathname) === picture(url.pathname) })
    if (found) return await cache.match(found, { ignoreVary: true })
  }
  return Response.error()
}
