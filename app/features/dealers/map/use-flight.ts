/** A view that is set at once or flown to, frame by frame and without drawing anything: layers follow it. Who has asked for less motion is always there at once. */
import { useEffect, useState } from 'react'
import { between, type View } from './map-view.ts'

/** How long a flight takes, in ms. */
const duration = 320

/** True when the system or the setting of the site asks for less motion. */
export function wantsCalm(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset['reducedMotion'] !== undefined
  )
}

export type Flight = ReturnType<typeof createFlight>

function createFlight(start: View) {
  let now = start,
    goal = start,
    frame = 0
  const followers = new Set<(view: View) => void>()
  const show = (next: View) => {
    now = next
    for (const follow of followers) follow(next)
  }
  const land = () => cancelAnimationFrame(frame)
  const jump = (to: View) => {
    land()
    goal = to
    show(to)
  }
  const fly = (to: View) => {
    if (wantsCalm()) return jump(to)
    land()
    goal = to
    const from = now
    let began: number | undefined
    const step = (time: number) => {
      began ??= time
      const part = Math.min(1, (time - began) / duration)
      show(part === 1 ? to : between(from, to, 1 - (1 - part) ** 3))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }
  return {
    now: () => now,
    /** Where the view is or is flying to: steps that come during a flight add up. */
    goal: () => goal,
    jump,
    fly,
    land,
    /** Tells of every view from now on; the answer ends that. */
    follow(tell: (view: View) => void) {
      followers.add(tell)
      return () => {
        followers.delete(tell)
      }
    },
  }
}

/** One flight for as long as the map stands. */
export function useFlight(start: () => View): Flight {
  const [flight] = useState(() => createFlight(start()))
  useEffect(() => flight.land, [flight])
  return flight
}
