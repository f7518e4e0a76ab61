/** A button that is pressed before the page is alive answers once it is. */
import { useEffect } from 'react'
import { turn } from '#app/lib/turn.ts'

declare global {
  interface Window {
    /** The button of the last click, if it was on one. */
    heldPress?: unknown
  }
}

/**
 * Part of the lines that every page begins with (`w` is the window, `on` listens to it). Not for what sends a form, which needs no script of ours. Whoever clicks
 * elsewhere afterwards has thought better of it.
 */
export const holdPress = `on(w,'click',x=>{w.heldPress=x.target.closest('[type=button]')})`

let held: HTMLElement | undefined

/** Before React takes over: what is clicked from then on it hears itself. Hearts are held by themselves (hold-hearts.ts). */
export function takeHeldPress(): void {
  if (window.heldPress instanceof HTMLElement && !window.heldPress.matches('[data-favourite]')) held = window.heldPress
}

/** Presses once more, when the page has come to life. In a turn of its own: React hears a click on what it has not taken over yet, but not in the middle of its work. Mount once. */
export function useHeldPress(): void {
  useEffect(() => {
    void answer()
  }, [])
}

async function answer(): Promise<void> {
  await turn()
  held?.click()
  held = undefined
}
