/** The finishes that the visitor collects samples of, the same in every tab. */
import { useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import { sampleLimit } from '#domain/requests/request-kinds.ts'
import { createStoredValue } from './stored-value.ts'

const storageKey = 'sampleTray'
const none: readonly string[] = []
const namesSchema = z.array(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)))

const stored = createStoredValue({
  read: (): readonly string[] => {
    const names = namesSchema.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? '[]'))
    return names.success ? withSample([], ...names.data) : none
  },
  write: (names) => localStorage.setItem(storageKey, JSON.stringify(names)),
  fallback: none,
})

export const sampleTray = {
  set: (names: readonly string[]) => stored.set(withSample([], ...names)),
  clear: () => stored.set(none),
}

/** The names with more at the end, each once; the first go when there are too many. */
export function withSample(names: readonly string[], ...more: readonly string[]): readonly string[] {
  return [...new Set([...names, ...more])].slice(-sampleLimit)
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    // A null key means that all of storage was cleared.
    if (key === storageKey || key === null) stored.reread()
  })

/** The names of the finishes in the tray; none on the server and until hydration. */
export function useSampleTray(): readonly string[] {
  return useSyncExternalStore(stored.subscribe, stored.get, () => none)
}
