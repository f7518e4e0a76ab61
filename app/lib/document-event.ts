/** Events of the document in components. */
import { useEffect, useEffectEvent } from 'react'

/** Calls `listener` for events of the document while the component is mounted and `isActive`. */
export function useDocumentEvent<TType extends keyof DocumentEventMap>(
  type: TType,
  listener: (event: DocumentEventMap[TType]) => unknown,
  isActive = true,
): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    if (!isActive) return undefined
    const stop = new AbortController()
    document.addEventListener(type, (event) => onEvent(event), { signal: stop.signal })
    return () => stop.abort()
  }, [type, isActive])
}

/** Calls `onEscape` for the Escape key, wherever the focus is. */
export function useEscape(onEscape: () => void, isActive = true): void {
  useDocumentEvent('keydown', ({ key }) => key === 'Escape' && onEscape(), isActive)
}
