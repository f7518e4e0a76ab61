/** A layer of the map: drawn for one view, pushed about by the browser while the view moves, and drawn anew when that no longer does. */
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { View } from './map-view.ts'
import type { Flight } from './use-flight.ts'

/** How long the view rests before a layer is drawn for it, in ms. */
const rest = 200

/**
 * The element that is pushed, around whose middle the view is, and the view that it is to be drawn for.
 * `serves` says whether what was drawn for one view can be shown for another for the time being; it is the same function every time.
 */
export function useLayer<TElement extends HTMLElement | SVGElement>(
  flight: Flight,
  serves: (drawn: View, now: View) => boolean,
): { layer: RefObject<TElement | null>; drawn: View } {
  const layer = useRef<TElement>(null)
  const [drawn, setDrawn] = useState(flight.now)
  useLayoutEffect(() => {
    let frame = 0
    let resting: ReturnType<typeof setTimeout> | undefined
    const stir = () => {
      cancelAnimationFrame(frame)
      clearTimeout(resting)
    }
    const follow = (view: View) => {
      stir()
      const moved = view.x !== drawn.x || view.y !== drawn.y || view.k !== drawn.k
      if (layer.current)
        layer.current.style.transform = moved
          ? `translate(${(drawn.x - view.x) * view.k}px, ${(drawn.y - view.y) * view.k}px) scale(${view.k / drawn.k})`
          : ''
      if (moved && !serves(drawn, view)) setDrawn(view)
      // Counted from the frame that shows it: where frames are slow, a layer is not drawn anew between each two of them.
      else if (moved)
        frame = requestAnimationFrame(() => {
          resting = setTimeout(() => setDrawn(view), rest)
        })
    }
    follow(flight.now())
    const stop = flight.follow(follow)
    return () => {
      stir()
      stop()
    }
  }, [flight, drawn, serves])
  return { layer, drawn }
}
