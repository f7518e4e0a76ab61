/**
 * Opens assembly guides that are kept on this device when there is no network. Nothing else: it sees only pages below /montage/,
 * asks the network first for every page, and keeps nothing by itself (app/features/assembly/offline/saved-guides.ts does).
 */
const guidePath = /^\/montage\/(?:(?:ladesystemen|scharnieren)\/[a-z0-9-]+|planchet|nisplank)$/
const filePath = /^\/(?:assets|img)\//
/** A page that has not begun to come after this many ms is opened from the device, where it is kept. */
const patience = 4000

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
  const late = new Promise((resolve) => { setTimeout(resolve, patience, null) })
  return await Promise.race([fresh.catch(() => null), late]) ?? await keptPage(url) ?? fresh
}

/** The guide is kept as one page: a single step is shown at its place in it. */
async function keptPage(url) {
  const kept = await caches.match(url.pathname, { ignoreVary: true })
  if (!kept) return null
  const step = url.searchParams.get('step')
  return step ? Response.redirect(`${url.pathname}#${encodeURIComponent(step)}`) : kept
}

/** Names of files change with what is in them, so that a kept copy is never an old one. */
async function file(request, url) {
  return await caches.match(request.url, { ignoreVary: true }) ?? await fetch(request).catch(() => otherSize(url))
}

/** The same picture at the width that is kept. */
async function otherSize(url) {
  const picture = (address) => address.replace(/^\/img\/\d+\//, '')
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    const found = (await cache.keys()).find(({ url: kept }) => { const { pathname } = new URL(kept); return pathname !== url.pathname && picture(pathname) === picture(url.pathname) })
    if (found) return await cache.match(found, { ignoreVary: true })
  }
  return Response.error()
}
