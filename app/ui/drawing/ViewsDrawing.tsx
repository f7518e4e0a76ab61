/** The dimension drawing of a variant: front, side and top in lines, to one scale, measures in mm. */
import { useId } from 'react'
import { MeasureLine } from '#app/ui/drawing/MeasureLine.tsx'
import { capitalised } from '#app/lib/sentence-case.ts'
import type { ProductVariant } from '#server/catalogue/product-pages.ts'
import { drawnViews, viewLines, viewWords, type DrawnParts, type View } from '#domain/catalogue/product-views.ts'
import styles from './ProductDrawing.module.css'

export function ProductDrawing({
  name,
  model,
  variant,
  parts,
  modelFile,
}: {
  name: string
  model: string
  variant: ProductVariant
  parts: DrawnParts | null
  /** Address of its 3D model with all finishes; null without one. */
  modelFile: string | null
}) {
  const title = useId()
  const drawing = drawnViews(model, variant, parts)
  if (!drawing) return null
  const { views, measures, fontSize, box } = drawing
  const words = views.map((view) => viewWords[view.kind]).join(', ')
  return (
    <figure>
      <svg
        className={styles['views']}
        width={`${(box.width / fontSize).toFixed(1)}em`}
        preserveAspectRatio="xMinYMin meet"
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
      <figcaption className={styles['note']}>
        {capitalised(words)}. Maten in mm.
        {variant.drawing !== null && (
          <a className={styles['file']} href={variant.drawing} data-icon="download" download>
            Maattekening als svg
          </a>
        )}
        {modelFile !== null && (
          <a className={styles['file']} href={modelFile} data-icon="download" download>
            3D-model als glb, op ware grootte, met alle kleuren
          </a>
        )}
      </figcaption>
    </figure>
  )
}

function Outline({ view, model, parts }: { view: View; model: string; parts: DrawnParts | null }) {
  const { x, y, width, height } = view
  if (view.isRound) return <circle className={styles['edge']} cx={x + width / 2} cy={y + height / 2} r={width / 2} />
  const lines = viewLines(view, model, parts)
  return (
    <g>
      <rect className={styles['edge']} x={x} y={y} width={width} height={height} />
      {lines !== '' && <path className={styles['thin']} transform={`translate(${x} ${y})`} d={lines} />}
    </g>
  )
}
