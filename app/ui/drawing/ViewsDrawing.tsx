/** The dimension drawing of a product or a part: front, side and top in lines, to one scale, measures in mm. */
import { useId } from 'react'
import { MeasureLine } from './MeasureLine.tsx'
import { capitalised } from '#app/lib/sentence-case.ts'
import type { Dimensions } from '#domain/dimensions.ts'
import {
  drawnViews,
  viewLines,
  viewOutline,
  viewWords,
  type DrawnParts,
  type View,
} from '#domain/catalogue/product-views.ts'
import styles from './ViewsDrawing.module.css'

export function ViewsDrawing({
  name,
  model,
  variant,
  parts,
}: {
  name: string
  /** '' of what has only its outline. */
  model: string
  /** `size`: its dimension label. */
  variant: Dimensions & { size: string }
  parts: DrawnParts | null
}) {
  const title = useId()
  const drawing = drawnViews(model, variant, parts, true)
  if (!drawing) return null
  const { views, measures, fontSize, box } = drawing
  const words = views.map((view) => viewWords[view.kind]).join(', ')
  return (
    <figure>
      <svg
        className={styles['views']}
        width={`${(box.width / fontSize).toFixed(1)}em`}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        aria-labelledby={title}
      >
        <title id={title}>{`Maattekening van ${name}, ${variant.size}: ${words}`}</title>
        {views.map((view) => (
          <Outline key={view.kind} view={view} model={model} parts={parts} />
        ))}
        {measures.map((measure) => (
          <MeasureLine key={`${measure.axis} ${measure.from}`} {...measure} fontSize={fontSize} />
        ))}
      </svg>
      <figcaption className={styles['note']}>{capitalised(words)}. Maten in mm.</figcaption>
    </figure>
  )
}

function Outline({ view, model, parts }: { view: View; model: string; parts: DrawnParts | null }) {
  const lines = viewLines(view, model, parts)
  return (
    <g transform={`translate(${view.x} ${view.y})`}>
      <path className={styles['edge']} d={viewOutline(view)} />
      {lines !== '' && <path className={styles['thin']} d={lines} />}
    </g>
  )
}
