/** The front view of the niche with one piece in it, to scale, measures in cm. */
import { useId } from 'react'
import { inCentimetres } from '#domain/dimensions.ts'
import type { DrawnPiece } from '#server/fit/fit-answer.ts'
import { fitDrawing, type DrawnMeasure } from './fit-drawing.ts'
import { verdictOf, type Niche } from '#domain/fit/fit-rules.ts'
import { reasonOf, verdictWords } from './fit-words.ts'
import styles from './FitDrawing.module.css'

export function FitDrawing({ niche, drawn }: { niche: Niche; drawn: DrawnPiece }) {
  const title = useId()
  const { box, letter, room, piece, posts, top, drain, measures } = fitDrawing(niche, drawn)
  const reasons =
    drawn.fit.verdict === 'fits' ? [] : drawn.fit.checks.filter((check) => verdictOf(check) === drawn.fit.verdict)
  return (
    <figure className={styles['figure']} data-verdict={drawn.fit.verdict}>
      <svg
        className={styles['drawing']}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        fontSize={letter}
        aria-labelledby={title}
      >
        <title id={title}>{`Vooraanzicht van de plek met ${drawn.name}, ${drawn.label}`}</title>
        <path className={styles['wall']} d={`M0 0V${room.height}H${room.width}V0${niche.height === null ? '' : 'Z'}`} />
        {posts.map((post) => (
          <rect key={post.x} className={styles['post']} {...post} />
        ))}
        <rect className={styles['piece']} {...piece} />
        {top !== null && <path className={styles['line']} d={`M${piece.x} ${top}H${piece.x + piece.width}`} />}
        {drain && (
          <path
            className={styles['drain']}
            d={`M${drain.x - letter / 2} ${drain.y}h${letter}M${drain.x} ${drain.y - letter / 2}v${letter}`}
          />
        )}
        {measures.map((measure) => (
          <MeasureLine key={`${measure.axis} ${measure.from} ${measure.at}`} measure={measure} letter={letter} />
        ))}
      </svg>
      <figcaption className={styles['caption']}>
        <p>
          <strong>{verdictWords[drawn.fit.verdict]}</strong> {drawn.name}, {drawn.label}. Maten in cm.
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

function MeasureLine({ measure: { axis, from, to, at, mm }, letter }: { measure: DrawnMeasure; letter: number }) {
  const tick = letter * 0.35
  const middle = (from + to) / 2
  if (axis === 'vertical') {
    return (
      <>
        <path
          className={styles['measure']}
          d={`M${at} ${from}V${to}M${at - tick} ${from}h${tick * 2}M${at - tick} ${to}h${tick * 2}`}
        />
        <text
          className={styles['number']}
          textAnchor="middle"
          transform={`translate(${at - letter * 0.6} ${middle}) rotate(-90)`}
        >
          {inCentimetres(mm)}
        </text>
      </>
    )
  }
  return (
    <>
      <path
        className={styles['measure']}
        d={`M${from} ${at}H${to}M${from} ${at - tick}v${tick * 2}M${to} ${at - tick}v${tick * 2}`}
      />
      <text className={styles['number']} textAnchor="middle" x={middle} y={at + letter * 1.2}>
        {inCentimetres(mm)}
      </text>
    </>
  )
}
