/** A part of the page that comes over the line when it is first wanted. Not React's `lazy`: that holds back for up to 300 ms what has arrived already. */
import {
  createElement,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'

/** `load` is called once; when it fails (offline), the next wish tries again. */
export function createLatePart<TProps extends object>(load: () => Promise<ComponentType<TProps>>) {
  let part: ComponentType<TProps> | null = null
  let loading: Promise<void> | null = null
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  const arrival = (): Promise<void> => {
    loading ??= load()
      .then((arrived) => {
        part = arrived
        for (const listener of listeners) listener()
        return undefined
      })
      .catch((error: unknown) => {
        loading = null
        throw error
      })
    return loading
  }
  return {
    /** Begins to load; for the moment before it is wanted. */
    prepare: (): void => {
      arrival().catch(() => undefined)
    },
    /** Stands for the part: begins to load when it is shown, and shows `meanwhile` or nothing until the part has come. `onMissing` is called when it cannot be had. */
    Part: (props: TProps & { meanwhile?: ReactNode; onMissing?: () => void }): ReactNode => {
      const giveUp = useEffectEvent(() => props.onMissing?.())
      useEffect(() => {
        arrival().catch(() => giveUp())
      }, [])
      const arrived = useSyncExternalStore(
        subscribe,
        () => part,
        () => null,
      )
      return arrived === null ? props.meanwhile : createElement(arrived, props)
    },
  }
}
