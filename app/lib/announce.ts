/** What the live region of the site says (shell/announcer): what an action has done that its control does not say itself. */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

const { subscribe, notify } = createListeners()
/** `count` tells a text that is said twice from one that is rendered twice. */
let announced = { count: 0, text: '' }
const silence = announced

export function announce(text: string): void {
  announced = { count: announced.count + 1, text }
  notify()
}

export function useAnnouncement(): typeof announced {
  return useSyncExternalStore(
    subscribe,
    () => announced,
    () => silence,
  )
}

/** Says `text` whenever it has changed; nothing when the page opens. */
export function AnnouncedChange({ text }: { text: string }): null {
  const said = useRef(text)
  useEffect(() => {
    if (said.current !== text) announce(text)
    said.current = text
  }, [text])
  return null
}
