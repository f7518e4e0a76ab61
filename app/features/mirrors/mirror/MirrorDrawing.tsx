/** The dimension drawing: front and side to one scale, measures in mm. Radio buttons and CSS choose the size, also without JavaScript. */
import { useId } from 'react'
import type { MirrorPageData } from '#server/mirrors/mirrors.ts'
import { mirrorDrawingPath } from '#domain/mirrors/mirror-drawing-path.ts'
import { picturedFormat } from '#domain/mirrors/pictured-format.ts'
import { doorLines, mirrorOutline } from '#domain/mirrors/mirror-outline.ts'
import { MeasureLine } from '#app/ui/drawing/MeasureLine.tsx'
import styles from './MirrorDrawing.module.css'

type Size = { width: number; height: number; depth: number }

export function MirrorDrawing({ mirror }: { mirror: MirrorPageData }) {
  const name = useId()
  const drawn = mirror.formats.flatMap((format) =>
    format.size ? [{ article: format.article, size: format.size }] : [],
  )
  const first = picturedFormat(mirror.name, drawn.length)
  return (
    drawn.length > 0 && (
      <div className={styles['drawing']}>
        {drawn.length > 1 && (
          <fieldset className={styles['sizes']}>
            <legend className="visually-hidden">Maat in de tekening</legend>
            {drawn.map(({ article, size }, index) => (
              <label key={article}>
                <input type="radio" name={name} value={article} defaultChecked={index === first} />
                {`${size.width} x ${size.height} mm`}
              </label>
            ))}
          </fieldset>
        )}
        {drawn.map(({ article, size }) => (
          <div key={article} className={styles['drawn']}>
            <Views mirror={mirror} size={size} />
            <a className={styles['file']} href={`/media/${mirrorDrawingPath(article)}`} data-icon="download" download>
              Maattekening als svg
            </a>
          </div>
        ))}
      </div>
    )
  )
}

function Views({ mirror, size: { width, height, depth } }: { mirror: MirrorPageData; size: Size }) {
  const title = useId()
  // Room around the views for the measures, and between them. Tens keep the numbers of the drawing short.
  const fontSize = Math.round(Math.max((width + depth) / 22, height / 24, 26) / 10) * 10
  const margin = fontSize * 2.6
  const side = width + margin * 1.4
  const box = { x: -margin, y: -fontSize, width: side + depth + margin * 2, height: height + margin + fontSize * 1.6 }
  const foot = height + fontSize * 1.3
  return (
    <svg
      className={styles['views']}
      width={`${(box.width / fontSize).toFixed(1)}em`}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-labelledby={title}
    >
      <title
        id={title}
      >{`Maattekening van spiegel ${mirror.name2}: ${width} mm breed, ${height} mm hoog, ${depth} mm diep`}</title>
      <path className={styles['glass']} d={mirrorOutline(mirror.shape, { width, height })} />
      {mirror.frame === 'breed' && (
        <path
          className={styles['thin']}
          transform={`translate(40 40)`}
          d={mirrorOutline(mirror.shape, { width: width - 80, height: height - 80 })}
        />
      )}
      {doorLines(mirror.shape, width).map((x) => (
        <path key={x} className={styles['thin']} d={`M${x} 0V${height}`} />
      ))}
      <LightZone light={mirror.light} shape={mirror.shape} width={width} height={height} />
      <path className={styles['glass']} d={`M${side} 0H${side + depth}V${height}H${side}Z`} />
      <MeasureLine axis="horizontal" from={0} to={width} at={foot} figure={String(width)} fontSize={fontSize} below />
      <MeasureLine
        axis="horizontal"
        from={side}
        to={side + depth}
        at={foot}
        figure={String(depth)}
        fontSize={fontSize}
        below
      />
      <MeasureLine axis="vertical" from={0} to={height} at={-fontSize} figure={String(height)} fontSize={fontSize} />
    </svg>
  )
}

type LightZoneProps = Pick<MirrorPageData, 'light' | 'shape'> & { width: number; height: number }

/** Where the light is, as a dashed line. */
function LightZone({ light, shape, width, height }: LightZoneProps) {
  const inset = Math.min(40, width / 10)
  const [right, bottom] = [width - inset, height - inset]
  /** The outline of the mirror, `by` mm smaller at each side. */
  const outline = (by: number) => ({
    transform: `translate(${by} ${by})`,
    d: mirrorOutline(shape, { width: width - 2 * by, height: height - 2 * by }),
  })
  const lines = {
    geen: null,
    rand: outline(inset),
    achter: outline(-inset / 2),
    boven: { d: `M${inset} ${inset}H${right}` },
    onder: { d: `M${inset} ${bottom}H${right}` },
    zijkanten: { d: `M${inset} ${inset}V${bottom}M${right} ${inset}V${bottom}` },
    band: { d: `M0 ${inset * 2}H${width}M0 ${inset * 3.5}H${width}` },
  } satisfies Record<MirrorPageData['light'], { d: string; transform?: string } | null>
  return lines[light] && <path className={styles['light']} {...lines[light]} />
}
