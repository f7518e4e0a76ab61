/** A measure in a line drawing: a line between two ticks, with its figure beside it. */
import styles from './MeasureLine.module.css'

type MeasureLineProps = {
  axis: 'horizontal' | 'vertical'
  /** Along the axis, in the units of the drawing. */
  from: number
  to: number
  /** Where the line lies across the axis. */
  at: number
  figure: string
  /** Height of the figures in the units of the drawing. */
  fontSize: number
  /** Puts the figure of a horizontal line below it instead of above; that of a vertical line is at its left. */
  below?: boolean
}

export function MeasureLine({ axis, from, to, at, figure, fontSize, below = false }: MeasureLineProps) {
  const tick = fontSize * 0.4
  const middle = (from + to) / 2
  const gap = fontSize * 0.65
  return (
    <g className={styles['measure']} fontSize={fontSize}>
      {axis === 'horizontal' ? (
        <>
          <path d={`M${from} ${at}H${to}M${from} ${at - tick}V${at + tick}M${to} ${at - tick}V${at + tick}`} />
          {/* Below, it is clear of its line however large the figures are. */}
          <text x={middle} y={below ? at + fontSize * 0.4 : at - gap} dy={below ? '0.95em' : undefined}>
            {figure}
          </text>
        </>
      ) : (
        <>
          <path d={`M${at} ${from}V${to}M${at - tick} ${from}H${at + tick}M${at - tick} ${to}H${at + tick}`} />
          {/* Upright where the measure is shorter than the figure is high. */}
          {to - from < fontSize ? (
            <text x={at - fontSize * 1.2} y={middle} dy="0.35em">
              {figure}
            </text>
          ) : (
            <text transform={`translate(${at - gap} ${middle}) rotate(-90)`}>{figure}</text>
          )}
        </>
      )}
    </g>
  )
}
