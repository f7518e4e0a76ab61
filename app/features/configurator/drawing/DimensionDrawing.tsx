/** The dimensioned drawing: front, side and top; on paper at a stated scale. */
import { Band } from '#app/ui/band/Band.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { MeasureLine } from '#app/ui/drawing/MeasureLine.tsx'
import { ScrollRegion } from '#app/ui/scroll-region/ScrollRegion.tsx'
import { fontSize, paperScale, type DrawnView, type Mark, type Shape } from '#domain/configurator/piece-drawing.ts'
import { stringifySearch } from '#domain/search-string.ts'
import type { SetView } from '#server/configurator/set-view.ts'
import { modelAddress } from './set-source.ts'
import styles from './DimensionDrawing.module.css'

/** In mm: a drawing no wider than this can be read on a telephone without scrolling. */
const widestOnPhone = 2300

export function DimensionDrawing({ set }: { set: SetView }) {
  const { box, elevation, front, side, top, sideLeft, topUpper, plan, screws } = set.drawing
  const middle = topUpper - fontSize
  /** A part of the drawing: its share of the width is for telephones, its height in mm for paper. */
  const sheet = (y: number, width: number, height: number) => ({
    className: styles['drawing'],
    viewBox: `${box.x} ${y} ${width} ${height}`,
    width: `${((100 * width) / box.width).toFixed(1)}%`,
    height: `${height / paperScale}mm`,
    'data-fits': box.width <= widestOnPhone,
  })
  return (
    <Band id="maattekening" className={styles['band']}>
      <h2 id="maattekening-kop" className={styles['title']}>
        Maattekening
      </h2>
      <ScrollRegion labelledBy="maattekening-kop" className={styles['views']}>
        <svg {...sheet(box.y, box.width, middle - box.y)}>
          <title>{wordsOf(set)}</title>
          <path
            className={styles['floor']}
            d={`M0 0H${sideLeft - fontSize * 3}M${sideLeft} 0H${box.x + box.width - fontSize}M${sideLeft} 0V${box.y}`}
          />
          <View view={front} />
          <View view={side} />
        </svg>
        {/* Under the front, or beside it on a wide window. */}
        <svg {...sheet(middle, elevation.width + fontSize - box.x, box.y + box.height - middle)} aria-hidden="true">
          <View view={top} />
        </svg>
      </ScrollRegion>
      <p className={styles['caption']}>
        Van voren, opzij tegen de wand en van boven. Maten in mm; op papier schaal 1:
        {paperScale}.{plan && ` A is het hart van de afvoer, K koud${plan.coldOnly ? '' : ' en W warm'} water.`}
        {screws !== null && ' S is de hoogte van de schroeven.'}
        {front.swings.length > 0 && ' Stippellijnen komen samen bij de scharnieren.'} Het verkooppunt meet na voordat er
        besteld wordt.
      </p>
      <ul className={styles['files']} data-print="hide">
        <li>
          <a href={`/samenstellen/${set.slug}.dxf${stringifySearch(set.search)}`} data-icon="download" download>
            Tekening als dxf, op ware grootte
          </a>
        </li>
        <li>
          <a href={modelAddress(set)} data-icon="download" download>
            3D-model als glb, in meters
          </a>
        </li>
        {set.pipes && (
          <li>
            <a href={hrefTo({ to: '/montage/aanvoermaten-afvoermaten', search: set.pipes })} data-icon="arrow-right">
              Aanvoer en afvoer op schaal 1:10
            </a>
          </li>
        )}
      </ul>
    </Band>
  )
}

function wordsOf({ name, width, drawing: { plan } }: SetView): string {
  const pipes = plan
    ? ` Hart afvoer op ${plan.drain} mm en hart aanvoer op ${plan.water} mm boven de vloer, hart kom op ${plan.centres.join(' en ')} mm vanaf de linkerkant van het meubel.`
    : ''
  return `Maattekening van ${name}, ${width} mm breed: van voren, opzij en van boven.${pipes}`
}

function View({ view: { shapes, seams, swings, marks, measures } }: { view: DrawnView }) {
  return (
    <>
      {shapes.map((shape) => (
        <Outline key={`${shape.kind} ${shape.x}`} shape={shape} />
      ))}
      {seams.map((seam) => (
        <line key={`${seam.x1} ${seam.y1}`} className={styles['seam']} {...seam} />
      ))}
      {swings.map((swing) => (
        <line key={`${swing.x1} ${swing.y1}`} className={styles['swing']} {...swing} />
      ))}
      {marks.map((mark) => (
        <MarkSign key={`${mark.kind} ${mark.x}`} mark={mark} />
      ))}
      {measures.map(({ mm, ...measure }) => (
        <MeasureLine
          key={`${measure.axis} ${measure.from} ${measure.at}`}
          {...measure}
          figure={String(mm)}
          fontSize={fontSize}
          below={measure.at > 0}
        />
      ))}
    </>
  )
}

function Outline({ shape: { kind, isRound, x, y, width, height } }: { shape: Shape }) {
  return isRound ? (
    <ellipse className={styles[kind]} cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} />
  ) : (
    <rect className={styles[kind]} x={x} y={y} width={width} height={height} />
  )
}

const letters: Readonly<Record<Mark['kind'], string>> = { drain: 'A', cold: 'K', warm: 'W', screw: 'S', tap: '' }
const cross = 22
const tapHole = 17.5

function MarkSign({ mark: { kind, x, y } }: { mark: Mark }) {
  if (kind === 'tap') return <circle className={styles['tap']} cx={x} cy={y} r={tapHole} />
  // Beside its cross; under it for the drain, which is close to the water; lower for the screws, close to the top.
  const at =
    kind === 'drain'
      ? { x, y: y + cross + fontSize }
      : { x: x + (kind === 'warm' ? -1 : 1) * cross * 1.9, y: kind === 'screw' ? y + fontSize : y - cross * 0.5 }
  return (
    <g className={styles['mark']} fontSize={fontSize}>
      <path d={`M${x - cross} ${y}h${2 * cross}M${x} ${y - cross}v${2 * cross}`} />
      <text {...at} textAnchor="middle">
        {letters[kind]}
      </text>
    </g>
  )
}
