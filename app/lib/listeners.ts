/** The functions that hear of a change, in the form that useSyncExternalStore takes. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    notify: (): void => {
      for (const listener of listeners) listener()
    },
  }
}
