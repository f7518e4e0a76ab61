/** Whether shortcuts of a single character work, as the visitor set it in this browser (WCAG 2.1.4). On until it is switched off. */

const storageKey = 'singleKeys'
type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A store over `storage`, which may throw: the setting then holds as long as the page does. */
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
        // What is as it was from the start leaves nothing behind.
        if (next) storage().removeItem(storageKey)
        else storage().setItem(storageKey, 'false')
      } catch {
        /* it holds as long as this page does */
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
