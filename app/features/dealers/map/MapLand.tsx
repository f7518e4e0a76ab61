/** The land under the marks. Drawing it takes long, so it is drawn well beyond the frame, and anew only when the map rests or the edge of the drawing comes into view. */
import { memo, useCallback } from 'react'
import { landPart } from './land.ts'
import type { Size, View } from './map-view.ts'
import type { Flight } from './use-flight.ts'
import { useLayer } from './use-layer.ts'
import styles from './MapStage.module.css'

/** How many times as wide and as high as the frame the land is drawn. */
const spread = 2
/** Stretched or shrunk farther than this, lines look wrong. */
const stretch = 2.5

const parts = ['rond', 'grens', 'land', 'provincie', 'omtrek', 'eiland'] as const

export function MapLand({ flight, size: { width, height } }: { flight: Flight; size: Size }) {
  const serves = useCallback(
    (drawn: View, now: View) => {
      const covers = (side: number, moved: number) =>
        side / 2 / now.k + Math.abs(moved) <= (side * spread) / 2 / drawn.k
      return now.k < drawn.k * stretch && covers(width, now.x - drawn.x) && covers(height, now.y - drawn.y)
    },
    [width, height],
  )
  const { layer, drawn } = useLayer<SVGSVGElement>(flight, serves)
  const [wide, high] = [width * spread, height * spread]
  return (
    <svg
      ref={layer}
      width={wide}
      height={high}
      viewBox={`${drawn.x - wide / 2 / drawn.k} ${drawn.y - high / 2 / drawn.k} ${wide / drawn.k} ${high / drawn.k}`}
      className={styles['layer']}
      aria-hidden="true"
    >
      <Land />
    </svg>
  )
}

/** Drawn by React once: only the view around it changes. */
const Land = memo(function Land() {
  return parts.map((part) => <use key={part} href={landPart(part)} className={styles[part]} />)
})
