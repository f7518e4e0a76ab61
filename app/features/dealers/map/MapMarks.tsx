/** What stands on the map: the place that was searched for, names of towns, and the dealers. Drawn a little beyond the frame, so that a push brings nothing empty into view. */
import { useEffect, useMemo, useState, type MouseEvent } from 'react'
import { hrefTo } from '#app/ui/link/href.ts'
import type { DealerPoint } from '#server/dealers/dealers.ts'
import { boxAround, type Box } from './clear-view.ts'
import { kmOnMap, onMap, onScreen, regionOf, type Point, type Region, type Size, type View } from './map-view.ts'
import type { MapStageProps, SoughtPlace } from './map-stage-props.ts'
import {
  heapRadius,
  markOf,
  marksIn,
  radiusOf,
  type DealerMark,
  type HeapMark,
  type Mark,
  type Marks,
} from './marks.ts'
import { placeNames, type Name } from './place-names.ts'
import towns from './towns.json' with { type: 'json' }
import type { Flight } from './use-flight.ts'
import { useLayer } from './use-layer.ts'
import styles from './MapStage.module.css'

/** So far beyond each side of the frame marks are drawn, in px. */
const rim = 128
/** Half the width of the largest mark, in px. */
const widest = 30

/** Marks may be seen so much too large or too small while the map comes closer, as the logarithm of the factor: an eighth, which nobody notices in a movement. */
const swelling = 0.12

/** Marks keep their size, so they are drawn anew when the map has come closer; a push moves what is drawn. */
function servesMarks(drawn: View, now: View): boolean {
  const room = (rim - widest) / now.k
  return (
    Math.abs(Math.log(now.k / drawn.k)) < swelling &&
    Math.abs(now.x - drawn.x) < room &&
    Math.abs(now.y - drawn.y) < room
  )
}

type MapMarksProps = Pick<MapStageProps, 'points' | 'sought' | 'onLight' | 'onChoose'> & {
  flight: Flight
  size: Size
  region: Region
  marks: Marks
  /** The heap that is open as a ring. */
  opened: number | null
  /** The dealer that is pointed at or was chosen. */
  litDealer: DealerPoint | undefined
  /** False on a ground that has names of its own. */
  named: boolean
  /** What stands on the map. */
  covered: readonly Box[]
  onOpen: (heap: HeapMark) => void
  /** The focus came to a mark. */
  onFocus: (mark: Mark) => void
}

export function MapMarks({
  points,
  sought,
  onLight,
  onChoose,
  flight,
  size,
  region,
  marks,
  opened,
  litDealer,
  named,
  covered,
  onOpen,
  onFocus,
}: MapMarksProps) {
  const { layer, drawn } = useLayer<SVGSVGElement>(flight, servesMarks)
  const room = useMemo(() => ({ width: size.width + 2 * rim, height: size.height + 2 * rim }), [size])
  const frame = { left: rim, top: rim, right: rim + size.width, bottom: rim + size.height }
  const onRoom = covered.map((box) => ({
    left: box.left + rim,
    top: box.top + rim,
    right: box.right + rim,
    bottom: box.bottom + rim,
  }))
  const shown = useMemo(() => marksIn(marks, drawn, room, opened), [marks, drawn, room, opened])
  const litMark = litDealer && regionOf(litDealer) === region ? markOf(marks, shown, litDealer, drawn, room) : undefined
  const inFrame = ({ x, y }: Point) =>
    Math.abs(x - drawn.x) * drawn.k <= size.width / 2 && Math.abs(y - drawn.y) * drawn.k <= size.height / 2
  const inView = shown.filter(inFrame).reduce((sum, mark) => sum + (mark.kind === 'heap' ? mark.count : 1), 0)
  return (
    <>
      <svg ref={layer} width={room.width} height={room.height} className={styles['layer']}>
        {sought && regionOf(sought) === region && (
          <Sought sought={sought} at={onScreen(onMap(sought), drawn, room)} k={drawn.k} />
        )}
        {named && <TownNames view={drawn} size={room} frame={frame} covered={onRoom} marks={shown} />}
        {shown.map((mark) =>
          mark.kind === 'heap' ? (
            <Heap
              key={mark.key}
              mark={mark}
              {...onScreen(mark, drawn, room)}
              lit={mark === litMark}
              onOpen={onOpen}
              onFocus={onFocus}
            />
          ) : (
            <Dealer
              key={mark.key}
              mark={mark}
              {...onScreen(mark, drawn, room)}
              lit={mark === litMark}
              onLight={onLight}
              onChoose={onChoose}
              onFocus={onFocus}
            />
          ),
        )}
        {litMark && litDealer && (
          <NameLabel dealer={litDealer} mark={litMark} at={onScreen(litMark, drawn, room)} left={litMark.x > drawn.x} />
        )}
      </svg>
      <output className="visually-hidden">
        <Settled text={`${inView} van de ${points.length} verkooppunten in beeld`} />
      </output>
    </>
  )
}

function Sought({ sought, at, k }: { sought: SoughtPlace; at: Point; k: number }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`} className={styles['sought']} aria-hidden="true">
      {sought.radius !== undefined && <circle r={kmOnMap(sought.radius, sought) * k} className={styles['circle']} />}
      <path d="M-10 0h20M0-10v20" />
      <text y={24} textAnchor="middle" className={styles['place']}>
        {sought.label.replace(/ \(.*\)$/, '')}
      </text>
    </g>
  )
}

/** So many towns of each country have a name at a closeness: the farther away, the fewer. */
const ranksAt = (k: number) => (k < 0.05 ? 1 : k < 0.09 ? 3 : k < 0.16 ? 9 : Infinity)

/** From here on, about that of the widest province on a telephone, dealers have the name of their town beside them. */
const dealerTownsFrom = 0.15

/** Names of towns where there is room for them: those of heaps, then of single dealers, then of large towns that have no dealer. */
function TownNames({
  view,
  size,
  frame,
  covered,
  marks,
}: {
  view: View
  size: Size
  frame: Box
  covered: readonly Box[]
  marks: readonly Mark[]
}) {
  const seen = marks.map((mark) => ({ mark, at: onScreen(mark, view, size) }))
  const near = view.k >= dealerTownsFrom
  const heaps = seen.flatMap(({ mark, at }) =>
    near && mark.kind === 'heap' && mark.oneTown
      ? [{ name: mark.town, at, indent: heapRadius(mark.count) + 5, own: false }]
      : [],
  )
  const ofMarks = new Set(
    near ? marks.map((mark) => (mark.kind === 'dealer' ? mark.dealer.town : mark.oneTown ? mark.town : '')) : [],
  )
  const large = towns
    .filter(({ name, rank }) => rank <= ranksAt(view.k) && !ofMarks.has(name))
    .map((town) => ({ name: town.name, at: onScreen(town, view, size), indent: 6, own: true }))
  const single = seen.flatMap(({ mark, at }) =>
    near && mark.kind === 'dealer' ? [{ name: mark.dealer.town, at, indent: 11, own: false }] : [],
  )
  const onSheet = ({ at: { x, y } }: Name) => x >= 0 && y >= 0 && x <= size.width && y <= size.height
  const placed = placeNames(
    [...heaps, ...single, ...large].filter(onSheet),
    [...covered, ...seen.map(({ mark, at }) => boxAround(at, radiusOf(mark)))],
    frame,
  )
  return (
    <g aria-hidden="true" className={styles['town']}>
      {placed.map(({ name, at, indent, own, left }) => (
        <g key={name} transform={`translate(${at.x} ${at.y})`}>
          {own && <circle r="1.5" />}
          <text x={left ? -indent : indent} y="4" textAnchor={left ? 'end' : 'start'}>
            {name}
          </text>
        </g>
      ))}
    </g>
  )
}

type MarkProps<TMark extends Mark> = Point & { mark: TMark; lit: boolean; onFocus: (mark: Mark) => void }

function Dealer({
  mark,
  x,
  y,
  lit,
  onLight,
  onChoose,
  onFocus,
}: MarkProps<DealerMark> & Pick<MapStageProps, 'onLight' | 'onChoose'>) {
  const { id, slug, name, town } = mark.dealer
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    if (onChoose(id)) event.preventDefault()
  }
  return (
    <g transform={`translate(${x} ${y})`}>
      <a
        href={hrefTo({ to: '/verkooppunten/$verkooppunt', params: { verkooppunt: slug } })}
        aria-label={`${name}, ${town}`}
        className={styles['dealer']}
        data-lit={lit || undefined}
        onClick={press}
        onPointerEnter={() => onLight(id)}
        onPointerLeave={() => onLight(null)}
        onFocus={() => {
          onLight(id)
          onFocus(mark)
        }}
        onBlur={() => onLight(null)}
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

function Heap({ mark, x, y, lit, onOpen, onFocus }: MarkProps<HeapMark> & { onOpen: (mark: HeapMark) => void }) {
  const radius = heapRadius(mark.count)
  return (
    <g
      {...asButton}
      aria-label={`${mark.count} verkooppunten bij ${mark.town}, dichterbij`}
      transform={`translate(${x} ${y})`}
      className={styles['heap']}
      data-lit={lit || undefined}
      onClick={() => onOpen(mark)}
      onFocus={() => onFocus(mark)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault()
          onOpen(mark)
        }
      }}
    >
      <circle r={radius + 4} className={styles['ring']} />
      <circle r={radius} className={styles['dot']} />
      <text y="4.5" textAnchor="middle">
        {mark.count}
      </text>
    </g>
  )
}

/** Name and town of one dealer beside its mark, on the side where there is room. */
function NameLabel({ dealer, mark, at, left }: { dealer: DealerPoint; mark: Mark; at: Point; left: boolean }) {
  const gap = (mark.kind === 'heap' ? heapRadius(mark.count) : 6) + 8
  return (
    <g
      aria-hidden="true"
      transform={`translate(${at.x + (left ? -gap : gap)} ${at.y})`}
      textAnchor={left ? 'end' : 'start'}
      className={styles['label']}
    >
      <text y="-1">{dealer.name}</text>
      <text y="15" className={styles['labelTown']}>
        {dealer.town}
      </text>
    </g>
  )
}

/** How long the map rests before it is said what is in view, in ms. */
const rest = 700

/** A text that is said once it stays. */
function Settled({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), rest)
    return () => clearTimeout(timer)
  }, [text])
  return said
}
