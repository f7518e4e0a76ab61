/** A button that is pressed before the page is alive answers once it is. */
import { useEffect } from 'react'
import { turn } from '#app/lib/turn.ts'

declare global {
  interface Window {
    /** The button of the last click, null when it was on something else, absent when there was none. */
    heldPress?: Element | null | undefined
  }
}

/**
 * Part of the lines that every page begins with (`w` is the window, `on` listens to it). Not for what sends a form, which needs no script of ours. Whoever clicks
 * elsewhere afterwards has thought better of it.
 */
export const holdPress = `on(w,'click',x=>{w.heldPress=x.target.closest?.('[type=button]')})`

let held: HTMLElement | undefined

/** Before React takes over: what is clicked from then on it hears itself. Hearts are held by themselves (hold-hearts.ts). */
export function takeHeldPress(): void {
  const { heldPress } = window
  delete window.heldPress
  if (heldPress instanceof HTMLElement && !heldPress.matches('[data-favourite]')) held = heldPress
}

/**
 * Presses once more, unless there has been another click: whoever grew impatient and pressed again would close what he opened. In a turn of its own: React hears a
 * click on what it has not taken over yet, but not in the middle of its work.
 */
export async function answerHeldPress(): Promise<void> {
  await turn()
  if (!('heldPress' in window)) held?.click()
  held = undefined
}

/** Answers when the page has come to life. Mount once. */
export function useHeldPress(): void {
  useEffect(() => {
    void answerHeldPress()
  }, [])
}
