/** Draws the sizes as lines, to one scale: front view left, side view right, measures under them. */
import type { MeasuredLine, SizeDrawing as Drawing } from './size-drawing.ts'
import styles from './SizeDrawing.module.css'

export function SizeDrawing({ drawing, label }: { drawing: Drawing; label: string }) {
  const { viewBox, fontSize, floor, undersides, seams, front, side, heights, above } = drawing
  const lowest = Math.max(...undersides)
  const topUnderside = heights[0]?.from ?? 0
  const smallerWidths = front.widths.slice(0, -1)
  const smallerDepths = side.depths.slice(0, -1)
  return (
    <svg
      className={styles['drawing']}
      viewBox={`${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`}
      fontSize={fontSize}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn inline, so that it wears the colours of the theme
      role="img"
      aria-label={label}
    >
      <path
        className={styles['floor']}
        d={`M${viewBox.x} ${floor}H${viewBox.x + viewBox.width}M${side.left} ${viewBox.y}V${floor}`}
      />
      {[front, side].map(({ left, right }) => (
        <rect key={left} className={styles['body']} x={left} y={0} width={right - left} height={lowest} />
      ))}
      <path className={styles['seam']} d={seams.map((y) => `M${front.left} ${y}H${front.right}`).join('')} />
      <path
        className={styles['edge']}
        d={`M${front.left} ${topUnderside}H${front.right}M${side.left} ${topUnderside}H${side.right}`}
      />
      <path
        className={styles['other']}
        d={[
          ...undersides.slice(0, -1).map((y) => `M${front.left} ${y}H${front.right}M${side.left} ${y}H${side.right}`),
          ...[...smallerWidths, ...smallerDepths].map((line) => `M${line.to} 0V${lowest}`),
        ].join('')}
      />
      <path
        className={styles['measure']}
        d={[...front.widths, ...side.depths].map((line) => `M${line.to} ${lowest}V${line.at}`).join('')}
      />
      {[...front.widths, ...side.depths].map((line) => (
        <Horizontal key={`${line.from} ${line.mm}`} line={line} fontSize={fontSize} />
      ))}
      {heights.map((line) => (
        <Vertical key={line.mm} line={line} fontSize={fontSize} side="left" />
      ))}
      <Vertical line={above} fontSize={fontSize} side="right" />
    </svg>
  )
}

function Horizontal({ line, fontSize }: { line: MeasuredLine; fontSize: number }) {
  const tick = fontSize * 0.2
  return (
    <>
      <path
        className={styles['measured']}
        d={`M${line.from} ${line.at}H${line.to}M${line.from} ${line.at - tick}v${tick * 2}M${line.to} ${line.at - tick}v${tick * 2}`}
      />
      <text className={styles['figure']} x={line.to + fontSize * 0.4} y={line.at} dominantBaseline="central">
        {line.mm}
      </text>
    </>
  )
}

function Vertical({ line, fontSize, side }: { line: MeasuredLine; fontSize: number; side: 'left' | 'right' }) {
  const tick = fontSize * 0.2
  return (
    <>
      <path
        className={styles['measured']}
        d={`M${line.at} ${line.from}V${line.to}M${line.at - tick} ${line.from}h${tick * 2}M${line.at - tick} ${line.to}h${tick * 2}`}
      />
      <text
        className={styles['figure']}
        x={line.at + fontSize * (side === 'left' ? -0.4 : 0.4)}
        y={(line.from + line.to) / 2}
        textAnchor={side === 'left' ? 'end' : 'start'}
        dominantBaseline="central"
      >
        {line.mm}
      </text>
    </>
  )
}
