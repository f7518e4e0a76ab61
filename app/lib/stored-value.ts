/** A value that this browser stores: a setting, a choice, a list. */
import { createListeners } from './listeners.ts'

type StoredValueOptions<T> = {
  /** May throw, for storage can be blocked or full; the value then lasts as long as the page. */
  read: () => T
  write: (value: T) => void
  /** When nothing can be read. */
  fallback: T
  isSame?: (one: T, other: T) => boolean
}

/** Read when it is first needed; its listeners hear of every change, here or in another tab. */
export function createStoredValue<T>({ read, write, fallback, isSame = Object.is }: StoredValueOptions<T>) {
  const { subscribe, notify } = createListeners()
  let current: { value: T } | undefined

  const readSafely = (): T => {
    try {
      return read()
    } catch {
      return current ? current.value : fallback
    }
  }
  const get = (): T => (current ??= { value: readSafely() }).value
  const replace = (value: T) => {
    const isChange = !isSame(get(), value)
    current = { value }
    if (isChange) notify()
  }

  return {
    get,
    subscribe,
    /** False when the value could not be stored. */
    set: (value: T): boolean => {
      replace(value)
      try {
        write(value)
        return true
      } catch {
        return false
      }
    },
    /** Takes over what another tab has stored. */
    reread: (): void => replace(readSafely()),
  }
}
