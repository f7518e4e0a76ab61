/** Which guides are kept on the device, and the way to them when a page cannot be fetched. */

const cachePrefix = 'guide:'

/** Name of the cache that holds the guide at `path`. */
export function guideCache(path: string): string {
  return cachePrefix + path
}

export function isGuideCache(name: string): boolean {
  return name.startsWith(cachePrefix)
}

export async function isGuideSaved(path: string): Promise<boolean> {
  return 'caches' in globalThis && caches.has(guideCache(path))
}

/**
 * Loads the page anew where the visitor has gone to the guide at `path` and it is kept: the worker opens it (public/sw.js). Then this never answers.
 * It answers on the server, for a guide that is only loaded ahead, and where it is not kept.
 */
export async function openKeptGuide(path: string): Promise<void> {
  if (typeof document === 'undefined' || location.pathname !== path || !(await isGuideSaved(path).catch(() => false)))
    return
  location.reload()
  await new Promise(() => undefined)
}
