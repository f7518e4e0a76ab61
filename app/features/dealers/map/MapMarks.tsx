/** What is drawn on the land: the place that was searched for, the dealers, and names. It reaches beyond the frame, so that a drag shows no empty edge. */
import { useEffect, useMemo, useState, type MouseEvent } from 'react'
import { hrefTo } from '#app/ui/link/href.ts'
import type { DealerPoint } from '#server/dealers/dealers.ts'
import { useLayer, type Camera } from './camera.ts'
import {
  boxAround,
  isCut,
  kmOnMap,
  onMap,
  onScreen,
  regionOf,
  type Box,
  type Frame,
  type Point,
  type View,
} from './map-view.ts'
import type { MapStageProps, SearchedPlace } from './map-stage-props.ts'
import { MapNames, placeArm } from './MapNames.tsx'
import { markOf, marksIn, rim, type ClusterMark, type DealerMark, type Mark, type Marks } from './marks.ts'
import styles from './MapStage.module.css'

/** Marks keep their size. While the camera moves they may be scaled by up to an eighth, the logarithm of which this is, and moved until the rim is used up. */
const largestScale = 0.12
function areMarksUsable(drawn: View, now: View): boolean {
  const room = (rim - 30) / now.k
  return (
    Math.abs(Math.log(now.k / drawn.k)) < largestScale &&
    Math.abs(now.x - drawn.x) < room &&
    Math.abs(now.y - drawn.y) < room
  )
}

type MapMarksProps = Pick<MapStageProps, 'points' | 'searched' | 'onHighlight' | 'onChoose'> & {
  camera: Camera
  frame: Frame
  marks: Marks
  /** The cluster that is open as a ring. */
  openCluster: number | null
  highlightedDealer: DealerPoint | undefined
  /** False on a street map, which has names of its own. */
  hasTownNames: boolean
  /** The parts of the frame under controls. */
  covered: readonly Box[]
  onOpen: (cluster: ClusterMark) => void
  onFocus: (mark: Mark) => void
}

export function MapMarks({
  points,
  searched,
  onHighlight,
  onChoose,
  camera,
  frame,
  marks,
  openCluster,
  highlightedDealer,
  hasTownNames,
  covered,
  onOpen,
  onFocus,
}: MapMarksProps) {
  const { layer, drawn } = useLayer<SVGSVGElement>(camera, areMarksUsable)
  const shown = useMemo(() => marksIn(marks, drawn, frame, openCluster), [marks, drawn, frame, openCluster])
  const isWhole = (mark: Mark) => !isCut(boxAround(onScreen(mark, drawn, frame), mark.radius), frame)
  const place = searched && regionOf(searched) === frame.region ? searched : null
  const placeAt = place && onScreen(onMap(place), drawn, frame)
  const highlightedMark = highlightedDealer && markOf(marks, shown, highlightedDealer)
  const { width, height } = frame
  const inView = shown
    .map((mark) => ({ count: mark.count, at: onScreen(mark, drawn, frame) }))
    .filter(({ at }) => at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height)
    .reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <svg
        ref={layer}
        width={width + 2 * rim}
        height={height + 2 * rim}
        viewBox={`${-rim} ${-rim} ${width + 2 * rim} ${height + 2 * rim}`}
        className={styles['layer']}
      >
        {place && placeAt && <Searched searched={place} at={placeAt} k={drawn.k} />}
        {shown.map((mark) => {
          const props = {
            at: onScreen(mark, drawn, frame),
            isHighlighted: mark === highlightedMark,
            isWhole: isWhole(mark),
            onFocus,
          }
          return mark.kind === 'cluster' ? (
            <Cluster key={mark.key} mark={mark} {...props} onOpen={onOpen} />
          ) : (
            <Dealer key={mark.key} mark={mark} {...props} onHighlight={onHighlight} onChoose={onChoose} />
          )
        })}
        <MapNames
          view={drawn}
          frame={frame}
          covered={covered}
          marks={shown.filter(isWhole)}
          place={place && placeAt ? { name: place.label.replace(/ \(.*\)$/, ''), at: placeAt } : null}
          hasTowns={hasTownNames}
        />
        {highlightedMark && (
          <NameLabel
            dealer={highlightedDealer}
            at={onScreen(highlightedMark, drawn, frame)}
            gap={highlightedMark.radius + 8}
            isLeft={highlightedMark.x > drawn.x}
          />
        )}
      </svg>
      <output className="visually-hidden">
        <SettledText view={drawn} text={`${inView} van de ${points.length} verkooppunten in beeld`} />
      </output>
    </>
  )
}

function Searched({ searched, at, k }: { searched: SearchedPlace; at: Point; k: number }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`} className={styles['searched']} aria-hidden="true">
      {searched.radius !== undefined && (
        <circle r={kmOnMap(searched.radius, searched) * k} className={styles['radius']} />
      )}
      <path d={`M-${placeArm} 0h${2 * placeArm}M0-${placeArm}v${2 * placeArm}`} />
    </g>
  )
}

type MarkProps<TMark extends Mark> = {
  mark: TMark
  at: Point
  isHighlighted: boolean
  /** False at the edge of the frame, where it would be cut. */
  isWhole: boolean
  onFocus: (mark: Mark) => void
}

function Dealer({
  mark,
  at,
  isHighlighted,
  isWhole,
  onHighlight,
  onChoose,
  onFocus,
}: MarkProps<DealerMark> & Pick<MapStageProps, 'onHighlight' | 'onChoose'>) {
  const { id, slug, name, town } = mark.dealer
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    if (onChoose(id)) event.preventDefault()
  }
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <a
        href={hrefTo({ to: '/verkooppunten/$verkooppunt', params: { verkooppunt: slug } })}
        aria-label={`${name}, ${town}`}
        className={styles['dealer']}
        data-highlighted={isHighlighted || undefined}
        data-cut={!isWhole || undefined}
        onClick={press}
        onPointerEnter={() => onHighlight(id)}
        onPointerLeave={() => onHighlight(null)}
        onFocus={() => {
          onHighlight(id)
          onFocus(mark)
        }}
        onBlur={() => onHighlight(null)}
      >
        <circle r="14" className={styles['touch']} />
        <circle r="9" className={styles['ring']} />
        <circle r="5.5" className={styles['dot']} />
      </a>
    </g>
  )
}

/** SVG has no element for buttons. */
const asButton = { role: 'button', tabIndex: 0 } as const

function Cluster({
  mark,
  at,
  isHighlighted,
  isWhole,
  onOpen,
  onFocus,
}: MarkProps<ClusterMark> & { onOpen: (mark: ClusterMark) => void }) {
  return (
    <g
      {...asButton}
      aria-label={`${mark.count} verkooppunten bij ${mark.town}, dichterbij`}
      transform={`translate(${at.x} ${at.y})`}
      className={styles['cluster']}
      data-highlighted={isHighlighted || undefined}
      data-cut={!isWhole || undefined}
      onClick={() => onOpen(mark)}
      onFocus={() => onFocus(mark)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onOpen(mark)
      }}
    >
      <circle r={mark.radius + 4} className={styles['ring']} />
      <circle r={mark.radius} className={styles['dot']} />
      <text y="4.5" textAnchor="middle">
        {mark.count}
      </text>
    </g>
  )
}

type NameLabelProps = { dealer: DealerPoint; at: Point; gap: number; isLeft: boolean }

/** Name and town of one dealer, on the side of its mark with more room. */
function NameLabel({ dealer, at, gap, isLeft }: NameLabelProps) {
  return (
    <g
      aria-hidden="true"
      transform={`translate(${at.x + (isLeft ? -gap : gap)} ${at.y})`}
      textAnchor={isLeft ? 'end' : 'start'}
      className={styles['label']}
    >
      <text y="-1">{dealer.name}</text>
      <text y="15" className={styles['labelTown']}>
        {dealer.town}
      </text>
    </g>
  )
}

/** How long the map rests before a screen reader is told what is in view, in ms. */
const settledMs = 700

/** Said again of another view that shows as many. */
function SettledText({ view, text }: { view: View; text: string }) {
  const [settled, setSettled] = useState({ count: 0, view, text: '' })
  useEffect(() => {
    const timer = setTimeout(() => setSettled(({ count }) => ({ count: count + 1, view, text })), settledMs)
    return () => clearTimeout(timer)
  }, [view, text])
  return <span key={settled.count}>{settled.text}</span>
}
