/** The front and side view of the cabinet with the pipes behind it; 1:10 on paper. */
import { useId, type ReactNode } from 'react'
import { scale, scaleBar, supplyDrawing, type Measure, type View } from './supply-drawing.ts'
import { supplyPlan, type SupplyChoice } from '#domain/assembly/supply-rules.ts'
import styles from './SupplyDrawing.module.css'

export function SupplyDrawing({ choice }: { choice: SupplyChoice }) {
  const { coldOnly } = supplyPlan(choice)
  const { front, side } = supplyDrawing(choice, 'screen')
  return (
    <div className={styles['views']}>
      <figure className={styles['view']} data-mm={front.box.width}>
        <Front choice={choice} medium="screen" />
        <Front choice={choice} medium="paper" />
        <figcaption className={styles['caption']}>
          Voor. A afvoer, {coldOnly ? 'K koud water' : 'W warm en K koud water'}; het vlak om elk kruis is de speling.
          Schaal 1:{scale} op papier, maten in mm.
        </figcaption>
      </figure>
      <figure className={styles['view']} data-mm={side.box.width}>
        <Side choice={choice} medium="screen" />
        <Side choice={choice} medium="paper" />
        <figcaption className={styles['caption']}>
          Opzij: de wand links, de lade gestippeld. Onder de vloerlijn van boven naar beneden: vrij achter de lade, hart
          plug, diepte.
        </figcaption>
      </figure>
    </div>
  )
}

type Medium = 'screen' | 'paper'

function Front({ choice, medium }: { choice: SupplyChoice; medium: Medium }) {
  const { front } = supplyDrawing(choice, medium)
  const { drain, water, centres } = supplyPlan(choice)
  const below = front.fontSize * 4.9
  return (
    <ViewSvg
      view={front}
      medium={medium}
      title={`Vooraanzicht van ${choice.cabinet.name}, ${choice.width} mm breed: hart afvoer op ${drain} mm, hart aanvoer op ${water} mm boven de vloer, hart kom op ${centres.join(' en ')} mm vanaf links`}
    >
      {front.pipes.map((pipe) => (
        <g key={`${pipe.kind} ${pipe.x}`} className={styles['pipe']}>
          <rect {...pipe.tolerance} />
          <path d={`M${pipe.x - 34} ${pipe.y}h68M${pipe.x} ${pipe.y - 34}v68`} />
          <text
            className={styles['letter']}
            fontSize={front.fontSize * 0.9}
            {...(pipe.kind === 'drain'
              ? { textAnchor: 'middle', dominantBaseline: 'hanging', x: pipe.x, y: pipe.y + 42 }
              : pipe.kind === 'warm'
                ? { textAnchor: 'end', dominantBaseline: 'central', x: pipe.x - 42, y: pipe.y }
                : { textAnchor: 'start', dominantBaseline: 'central', x: pipe.x + 42, y: pipe.y })}
          >
            {pipe.letter}
          </text>
        </g>
      ))}
      <path className={styles['bar']} d={`M0 ${below}h${scaleBar}m0 -10v20M0 ${below - 10}v20`} />
      <text
        className={styles['number']}
        fontSize={front.fontSize}
        dominantBaseline="central"
        x={scaleBar + front.fontSize * 0.5}
        y={below}
      >{`${scaleBar} mm`}</text>
    </ViewSvg>
  )
}

function Side({ choice, medium }: { choice: SupplyChoice; medium: Medium }) {
  const { side } = supplyDrawing(choice, medium)
  const { name, depth, plug, behind } = choice.cabinet
  return (
    <ViewSvg
      view={side}
      medium={medium}
      title={`Zijaanzicht van ${name}: diepte ${depth} mm, hart plug ${plug} mm uit de wand, ${behind} mm vrij achter de bovenste lade`}
    >
      <path className={styles['wall']} d={`M0 ${side.wall}V0`} />
      <rect className={styles['drawer']} {...side.drawer} />
      {side.stubs.map((stub) => (
        <rect key={stub.y} className={styles['stub']} {...stub} />
      ))}
      <path className={styles['centre']} d={`M${plug} ${side.wall}V0`} />
    </ViewSvg>
  )
}

/** A view with its measures; `children` are drawn over the cabinet. */
function ViewSvg({
  view,
  medium,
  title,
  children,
}: {
  view: View
  medium: Medium
  title: string
  children: ReactNode
}) {
  const id = useId()
  const { box, fontSize } = view
  return (
    <svg
      className={styles['svg']}
      data-medium={medium}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      width={`${box.width / scale}mm`}
      height={`${box.height / scale}mm`}
      aria-labelledby={id}
    >
      <title id={id}>{title}</title>
      <path className={styles['floor']} d={`M${box.x} 0H${box.x + box.width}`} />
      {view.legs.map((leg) => (
        <rect key={leg.x} className={styles['body']} {...leg} />
      ))}
      <rect className={styles['body']} {...view.body} />
      {view.seams.map((y) => (
        <path key={y} className={styles['seam']} d={`M${view.body.x} ${y}h${view.body.width}`} />
      ))}
      {view.basins.map(({ isHidden, ...basin }) => (
        <rect
          key={basin.x}
          className={styles['basin']}
          data-hidden={isHidden || undefined}
          rx={basin.height * 0.3}
          {...basin}
        />
      ))}
      <rect className={styles['top']} {...view.top} />
      {children}
      {view.measures.map((measure) => (
        <MeasureLine key={`${measure.axis} ${measure.from} ${measure.at}`} measure={measure} fontSize={fontSize} />
      ))}
    </svg>
  )
}

/** An upright measure is drawn as one across and turned a quarter. */
function MeasureLine({ measure: { axis, from, to, at, mm }, fontSize }: { measure: Measure; fontSize: number }) {
  const isUpright = axis === 'upright'
  const [start, end] = isUpright ? [-from, -to] : [from, to]
  const tick = fontSize * 0.3
  return (
    <g transform={isUpright ? `translate(${at} 0) rotate(-90)` : `translate(0 ${at})`}>
      <path
        className={styles['measure']}
        d={`M${start} 0H${end}M${start} ${-tick}v${tick * 2}M${end} ${-tick}v${tick * 2}`}
      />
      <text
        className={styles['number']}
        fontSize={fontSize}
        textAnchor="middle"
        dominantBaseline="central"
        x={(start + end) / 2}
      >
        {mm}
      </text>
    </g>
  )
}
