/** The one listener for the keys of the whole site. */
import { useEffect, useEffectEvent } from 'react'
import { keyMeaning, type KeyMeaning } from './key-meaning.ts'
import { singleKeys } from './single-key-store.ts'

const notText = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])

/** Calls `act` with what a key means to the site, and keeps the browser from acting on a shortcut as well. What is in front of everything keeps its keys. */
export function useSiteKeys(act: (meaning: Exclude<KeyMeaning, null>) => void): void {
  const onMeaning = useEffectEvent(act)
  useEffect(() => {
    const stop = new AbortController()
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.defaultPrevented || event.isComposing || document.querySelector('dialog:modal') !== null) return
        const meaning = keyMeaning(
          {
            key: event.key,
            ctrlKey: event.ctrlKey,
            metaKey: event.metaKey,
            altKey: event.altKey,
            shiftKey: event.shiftKey,
            repeat: event.repeat,
            typing: isTyping(event.target),
          },
          singleKeys.get(),
        )
        if (meaning === null) return
        if (meaning === 'search' || meaning === 'settings') event.preventDefault()
        onMeaning(meaning)
      },
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [])
}

/** Lists to choose from count as fields: a letter jumps to an option there. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !notText.has(target.type)
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  )
}
