/** The nearest picture with what differs in it, or the set in 3D, beside its front to scale and its price; all stay in view. */
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { ModelViewer } from '#app/ui/model-viewer/ModelViewer.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import type { Shape } from '#domain/configurator/piece-drawing.ts'
import { formatPrice } from '#domain/money.ts'
import type { SetView } from '#server/configurator/set-view.ts'
import { quoteAddress, type Place } from '../set-address.ts'
import { budgetVerdict, nicheVerdict } from '../set-words.ts'
import { useSetSource } from './set-source.ts'
import styles from './SetStage.module.css'

/** `isFolded`: on a telephone it scrolls away with the page. */
export function SetStage({ set, place, isFolded }: { set: SetView; place: Place; isFolded: boolean }) {
  const model = useSetSource(set)
  const verdicts = [nicheVerdict(set, place), budgetVerdict(set, place)].filter((verdict) => verdict !== null)
  return (
    <div className={styles['stage']}>
      <div className={styles['kept']} data-folded={isFolded || undefined}>
        <ModelViewer key={set.slug} model={model} name={`${set.name} zoals gekozen`} fill>
          {set.picture ? (
            <Picture
              slot={set.picture.slot}
              sizes="(width <= 900px) 91vw, 66vw"
              most={1080}
              priority="hero"
              className={styles['picture']}
            />
          ) : (
            <Elevation set={set} />
          )}
        </ModelViewer>
        <div className={styles['sum']}>
          {set.picture && <Elevation set={set} />}
          <p className={styles['total']}>
            <a href="#specificatie">{formatPrice(set.total)}</a>
            <span>incl. btw</span>
          </p>
          <p className={styles['width']}>{`${set.width} mm breed`}</p>
          {verdicts.map(({ suits, text }) => (
            <p key={text} className={styles['verdict']} data-suits={suits}>
              {text}
            </p>
          ))}
          {/* On narrow windows it is in the bar. */}
          <ButtonLink className={styles['offer']} rel="nofollow" href={quoteAddress(set, place)}>
            Offerte
          </ButtonLink>
        </div>
      </div>
      {set.picture && <p className={styles['differs']}>{set.picture.differs}</p>}
    </div>
  )
}

/** Room around the front, in mm. */
const margin = 60

function Elevation({ set: { drawing, name } }: { set: SetView }) {
  const { x, y, width, height } = drawing.elevation
  return (
    <svg
      className={styles['elevation']}
      viewBox={`${x - margin} ${y - margin} ${width + 2 * margin} ${height + 2 * margin}`}
    >
      <title>{`Vooraanzicht van ${name} zoals gekozen, op schaal`}</title>
      {drawing.front.shapes.map((shape) => (
        <Front key={`${shape.kind} ${shape.x}`} shape={shape} />
      ))}
      {drawing.front.seams.map((seam) => (
        <line key={`${seam.x1} ${seam.y1}`} className={styles['seam']} {...seam} />
      ))}
      <path className={styles['floor']} d={`M${x - margin} 0h${width + 2 * margin}`} />
    </svg>
  )
}

function Front({ shape: { kind, color, isRound, x, y, width, height } }: { shape: Shape }) {
  const fill = color === null || kind === 'mirror' ? {} : { fill: color }
  return isRound ? (
    <ellipse className={styles[kind]} cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} {...fill} />
  ) : (
    <rect
      className={styles[kind]}
      x={x}
      y={y}
      width={width}
      height={height}
      {...(kind === 'bowl' ? { rx: height * 0.3 } : {})}
      {...fill}
    />
  )
}
