/** A view that is set at once or flown to; who has asked for less motion is always there at once. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { between, type View } from './map-view.ts'

/** How long a flight takes, in ms. */
const duration = 320

/** True when the system or the setting of the site asks for less motion. */
export function wantsCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['reducedMotion'] !== undefined
}

export function useFlight(start: View) {
  const [view, setView] = useState(start)
  /** Where the view is or is flying to: steps that come during a flight add up. */
  const goal = useRef(start)
  const now = useRef(start)
  const frame = useRef(0)
  const show = useCallback((next: View) => { now.current = next; setView(next) }, [])
  const jump = useCallback((next: View) => {
    cancelAnimationFrame(frame.current)
    goal.current = next
    show(next)
  }, [show])
  const fly = useCallback((to: View) => {
    if (wantsCalm()) return jump(to)
    cancelAnimationFrame(frame.current)
    goal.current = to
    const from = now.current
    let began: number | undefined
    const step = (time: number) => {
      began ??= time
      const part = Math.min(1, (time - began) / duration)
      show(part === 1 ? to : between(from, to, 1 - (1 - part) ** 3))
      if (part < 1) frame.current = requestAnimationFrame(step)
    }
    frame.current = requestAnimationFrame(step)
  }, [jump, show])
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return { view, goal, jump, fly }
}
