/** The front view of the niche with one piece in it, to scale, measures in cm. */
import { useId } from 'react'
import { unbroken } from '#app/lib/unbroken.ts'
import { inCentimetres } from '#domain/dimensions.ts'
import type { DrawnPiece } from '#server/fit/fit-results.ts'
import { MeasureLine } from '#app/ui/drawing/MeasureLine.tsx'
import { fitDrawing } from './fit-drawing.ts'
import { verdictOf, type Niche } from '#domain/fit/fit-rules.ts'
import { reasonOf, sizeInCentimetres, verdictWords } from './fit-words.ts'
import styles from './FitDrawing.module.css'

export function FitDrawing({ niche, drawn }: { niche: Niche; drawn: DrawnPiece }) {
  const title = useId()
  const { box, fontSize, room, piece, posts, top, drain, measures } = fitDrawing(niche, drawn)
  const reasons =
    drawn.fit.verdict === 'fits' ? [] : drawn.fit.checks.filter((check) => verdictOf(check) === drawn.fit.verdict)
  return (
    <figure className={styles['figure']} data-verdict={drawn.fit.verdict}>
      <svg
        className={styles['drawing']}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        preserveAspectRatio="xMinYMin"
        aria-labelledby={title}
      >
        <title id={title}>{`Vooraanzicht van de plek met ${drawn.name}, ${sizeInCentimetres(drawn.label)}`}</title>
        <path className={styles['wall']} d={`M0 0V${room.height}H${room.width}V0${niche.height === null ? '' : 'Z'}`} />
        {posts.map((post) => (
          <rect key={post.x} className={styles['post']} {...post} />
        ))}
        <rect className={styles['piece']} {...piece} />
        {top !== null && <path className={styles['line']} d={`M${piece.x} ${top}H${piece.x + piece.width}`} />}
        {drain && (
          <path
            className={styles['drain']}
            d={`M${drain.x - fontSize / 2} ${drain.y}h${fontSize}M${drain.x} ${drain.y - fontSize / 2}v${fontSize}`}
          />
        )}
        {measures.map((measure) => (
          <MeasureLine
            key={`${measure.axis} ${measure.from} ${measure.at}`}
            {...measure}
            figure={inCentimetres(measure.mm)}
            fontSize={fontSize}
            below
          />
        ))}
      </svg>
      <figcaption className={styles['caption']}>
        <p>
          <strong>{verdictWords[drawn.fit.verdict]}</strong> {drawn.name}, {unbroken(sizeInCentimetres(drawn.label))}.
          Maten in{'\u00a0'}cm.
        </p>
        {reasons.length > 0 && (
          <ul>
            {reasons.map((check) => (
              <li key={check.rule}>{reasonOf(check)}</li>
            ))}
          </ul>
        )}
      </figcaption>
    </figure>
  )
}
