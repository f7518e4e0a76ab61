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
  /** Puts a finish in the tray, or takes it out. 'full': it did not fit. */
  toggle: (name: string): 'added' | 'removed' | 'full' => {
    const names = stored.get()
    if (names.includes(name)) {
      stored.set(names.filter((other) => other !== name))
      return 'removed'
    }
    if (names.length >= sampleLimit) return 'full'
    stored.set([...names, name])
    return 'added'
  },
  set: (names: readonly string[]) => stored.set(withSample([], ...names)),
  clear: () => stored.set(none),
}

/** The names with more at the end, each once; what does not fit is left out. */
export function withSample(names: readonly string[], ...more: readonly string[]): readonly string[] {
  return [...new Set([...names, ...more])].slice(0, sampleLimit)
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
