/** The view of the map over time. It is set at once or flown to, frame by frame and without rendering React: layers follow it. */
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { between, type View } from './map-view.ts'

/** Duration of a flight, in ms. */
const flightMs = 320

/** True when the system or the setting of the site asks for less motion. */
function wantsLessMotion(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset['reducedMotion'] !== undefined
  )
}

export type Camera = ReturnType<typeof createCamera>

function createCamera(start: View) {
  let now = start
  let goal = start
  let frame = 0
  const followers = new Set<(view: View) => void>()
  const show = (next: View) => {
    now = next
    for (const follow of followers) follow(next)
  }
  const stop = () => cancelAnimationFrame(frame)
  const jump = (to: View) => {
    stop()
    goal = to
    show(to)
  }
  /** With less motion wanted it jumps. */
  const fly = (to: View) => {
    if (wantsLessMotion()) return jump(to)
    stop()
    goal = to
    const from = now
    let began: number | undefined
    const step = (time: number) => {
      began ??= time
      const part = Math.min(1, (time - began) / flightMs)
      show(part === 1 ? to : between(from, to, 1 - (1 - part) ** 3))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }
  return {
    now: () => now,
    /** Where the view is or is flying to: steps during a flight add up. */
    goal: () => goal,
    jump,
    fly,
    stop,
    /** Calls `listener` with every view from now on; returns how to end that. */
    follow(listener: (view: View) => void) {
      followers.add(listener)
      return () => {
        followers.delete(listener)
      }
    },
  }
}

/** One camera for as long as the map is mounted. */
export function useCamera(start: () => View): Camera {
  const [camera] = useState(() => createCamera(start()))
  useEffect(() => camera.stop, [camera])
  return camera
}

/** How long the view rests before a layer is rendered for it, in ms. */
const restMs = 200

/**
 * A layer of the map: rendered for the view `drawn`, then moved and scaled by the browser while the camera moves, and rendered again when the camera rests
 * or `isUsable` says that what was drawn no longer serves. The middle of the element `layer` is the middle of the view. `isUsable` must keep its identity.
 */
export function useLayer<TElement extends HTMLElement | SVGElement>(
  camera: Camera,
  isUsable: (drawn: View, now: View) => boolean,
): { layer: RefObject<TElement | null>; drawn: View } {
  const layer = useRef<TElement>(null)
  const [drawn, setDrawn] = useState(camera.now)
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = (view: View) => {
      clearTimeout(timer)
      const isMoved = view.x !== drawn.x || view.y !== drawn.y || view.k !== drawn.k
      if (layer.current)
        layer.current.style.transform = isMoved
          ? `translate(${(drawn.x - view.x) * view.k}px, ${(drawn.y - view.y) * view.k}px) scale(${view.k / drawn.k})`
          : ''
      if (!isMoved) return
      if (isUsable(drawn, view)) timer = setTimeout(() => setDrawn(view), restMs)
      else setDrawn(view)
    }
    follow(camera.now())
    const unfollow = camera.follow(follow)
    return () => {
      clearTimeout(timer)
      unfollow()
    }
  }, [camera, drawn, isUsable])
  return { layer, drawn }
}
