/** The setting for shortcuts of a single character (WCAG 2.1.4), stored in this browser. On until it is switched off. */
import { useSyncExternalStore } from 'react'

const storageKey = 'singleKeys'
type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A store over `storage`; when that throws the setting lasts as long as the page. */
export function createSingleKeyStore(storage: () => KeyStore) {
  const listeners = new Set<() => void>()
  let on: boolean | undefined

  const read = () => {
    try {
      return storage().getItem(storageKey) !== 'false'
    } catch {
      return true
    }
  }
  return {
    get: (): boolean => (on ??= read()),
    set: (next: boolean): void => {
      on = next
      try {
        if (next) storage().removeItem(storageKey)
        else storage().setItem(storageKey, 'false')
      } catch {
        /* the setting lasts as long as this page */
      }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export const singleKeys = createSingleKeyStore(() => localStorage)

/** The setting and the way to change it; on, on the server. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(singleKeys.subscribe, singleKeys.get, () => true), singleKeys.set]
}
