/** The listener for the keyboard shortcuts of the site. */
import { useDocumentEvent } from '#app/lib/document-event.ts'
import { keyMeaning, type KeyMeaning } from './key-meaning.ts'
import { singleKeys } from './single-key-store.ts'

const notText = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])

/** Calls `act` with what a key means to the site, and keeps the browser from acting on a shortcut as well. A modal dialog keeps its keys. */
export function useSiteKeys(act: (meaning: Exclude<KeyMeaning, null>) => void): void {
  useDocumentEvent('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('dialog:modal') !== null) return
    const meaning = keyMeaning(event, isTyping(event.target), singleKeys.get())
    if (meaning === null) return
    if (meaning === 'search' || meaning === 'settings') event.preventDefault()
    act(meaning)
  })
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
