/** Components that are loaded when they are first needed: dialogs, panels, maps. README.md says when to use it. */
import {
  createElement,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
import { createListeners } from '../listeners.ts'

type LazyProps = {
  /** Shown until the component has loaded; nothing by default. */
  fallback?: ReactNode
  /** Called when the component cannot be loaded, for example offline: close what should have opened. */
  onUnavailable?: () => void
}

/**
 * Gives a component whose code `load` imports when it is first rendered in the browser, and `preload` to start that sooner (on hover, focus or idle).
 * The server renders the fallback. After a failed load the next render or preload tries again.
 */
export function lazyComponent<TProps extends object>(load: () => Promise<ComponentType<TProps>>) {
  let loaded: ComponentType<TProps> | null = null
  let loading: Promise<void> | null = null
  const { subscribe, notify } = createListeners()

  const loadOnce = (): Promise<void> => {
    loading ??= load()
      .then((component) => {
        loaded = component
        notify()
        return undefined
      })
      .catch((error: unknown) => {
        loading = null
        throw error
      })
    return loading
  }

  function LazyComponent(props: TProps & LazyProps): ReactNode {
    const onUnavailable = useEffectEvent(() => props.onUnavailable?.())
    useEffect(() => {
      loadOnce().catch(() => onUnavailable())
    }, [])
    const component = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => null,
    )
    return component === null ? props.fallback : createElement(component, props)
  }

  return {
    LazyComponent,
    preload: (): void => {
      loadOnce().catch(() => undefined)
    },
  }
}
