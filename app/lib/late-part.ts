/** A part of the page that comes over the line when it is first wanted. Not React's `lazy`: that holds back for up to 300 ms what has arrived already. */
import { createElement, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'

/** `load` is called once; when it fails (offline), the next wish tries again. */
export function createLatePart<TProps extends object>(load: () => Promise<ComponentType<TProps>>) {
  let part: ComponentType<TProps> | null = null
  let loading = false
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => { listeners.delete(listener) }
  }
  const prepare = (): void => {
    if (part !== null || loading) return
    loading = true
    load()
      .then((arrived) => {
        part = arrived
        for (const listener of listeners) listener()
        return undefined
      })
      .catch(() => undefined)
      .finally(() => { loading = false })
  }
  return {
    /** Begins to load; for the moment before it is wanted. */
    prepare,
    /** Stands for the part: begins to load when it is shown, and shows nothing until the part has come. */
    Part: (props: TProps): ReactNode => {
      useEffect(prepare, [])
      const arrived = useSyncExternalStore(subscribe, () => part, () => null)
      return arrived === null ? null : createElement(arrived, props)
    },
  }
}
