/** The map itself: the land, what stands on it, and what moves it. Comes over the line when the map is seen. */
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react'
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { DealerPoint } from '#server/dealers/dealers.ts'
import { dealerCountInWords } from '#domain/dealers/dealer-words.ts'
import { nearestPlaces } from '#domain/dealers/distance.ts'
import { landPart } from './land.ts'
import { MapLand } from './MapLand.tsx'
import { MapMarks } from './MapMarks.tsx'
import type { MapStageProps } from './map-stage-props.ts'
import { clearView, coveredBy, viewOf } from './clear-view.ts'
import {
  fitTo,
  kmOnMap,
  nearest,
  nearestWithStreets,
  onMap,
  onScreen,
  panBy,
  regionOf,
  zoomAt,
  type Point,
  type Region,
  type Size,
  type View,
} from './map-view.ts'
import {
  closenessFor,
  closenessOf,
  indexMarks,
  markOf,
  marksIn,
  type HeapMark,
  type Mark,
  type Marks,
} from './marks.ts'
import { StreetGround } from './StreetGround.tsx'
import { useFlight } from './use-flight.ts'
import { useMapGestures } from './use-map-gestures.ts'
import styles from './MapStage.module.css'

export default function MapStage(props: MapStageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={frame} className={styles['stage']}>
      {size && size.width > 0 && <Chart {...props} size={size} />}
    </div>
  )
}

/** Without a radius, so many dealers nearest to the place that was searched for are in view. */
const nearCount = 8

function openingView(
  {
    points,
    sought,
    province,
    size,
    marks,
  }: Pick<MapStageProps, 'points' | 'sought' | 'province'> & { size: Size; marks: Marks },
  region: Region,
): View {
  const covered = coveredBy(
    size,
    region,
    points.some((point) => regionOf(point) !== region),
  )
  if (!sought || regionOf(sought) !== region) {
    const { view, within } = viewOf(points, province, size, region)
    return clearView(view, within, marks, size, region, covered)
  }
  const at = onMap(sought),
    reach = sought.radius === undefined ? 0 : kmOnMap(sought.radius, sought)
  const around =
    sought.radius === undefined ? nearestPlaces([sought], points, nearCount).map(({ place }) => onMap(place)) : []
  const within = [at, { x: at.x - reach, y: at.y - reach }, { x: at.x + reach, y: at.y + reach }, ...around]
  return clearView(fitTo(within, size, region), within, marks, size, region, covered)
}

function Chart({
  points,
  sought,
  province,
  lit,
  chosen,
  streets,
  onLight,
  onChoose,
  size,
}: MapStageProps & { size: Size }) {
  const first: Region = sought
    ? regionOf(sought)
    : points.length > 0 && points.every((point) => regionOf(point) === 'curacao')
      ? 'curacao'
      : 'europa'
  const [region, setRegion] = useState(first)
  const [opened, setOpened] = useState<number | null>(null)
  const chart = useRef<HTMLFieldSetElement>(null)
  const help = useId()
  const marks = useMemo(() => indexMarks(points), [points])
  const byId = useMemo(() => new Map(points.map((point) => [point.id, point])), [points])
  const opening = (to: Region, of = sought) => openingView({ points, sought: of, province, size, marks }, to)
  const flight = useFlight(() => opening(first))
  const { goal, jump, fly } = flight
  const closest = streets === null ? nearest : nearestWithStreets

  // Another search, another view; a frame that changed its size keeps what is in the middle.
  const asked = useRef(points)
  useEffect(() => {
    if (asked.current === points) return jump(panBy(goal(), 0, 0, size, region, closest))
    asked.current = points
    setRegion(first)
    setOpened(null)
    jump(openingView({ points, sought, province, size, marks }, first))
  }, [points, sought, province, size, marks, first, region, closest, goal, jump])

  const home = (to: Region = region) => fly(opening(to))
  const zoom = (factor: number, anchor: Point | null, smooth: boolean) => {
    const to = zoomAt(
      smooth ? goal() : flight.now(),
      factor,
      anchor ?? { x: size.width / 2, y: size.height / 2 },
      size,
      region,
      closest,
    )
    if (smooth) fly(to)
    else jump(to)
  }
  useMapGestures(chart, {
    pan: (dx, dy) => jump(panBy(goal(), dx, dy, size, region, closest)),
    zoom,
    home: () => home(),
  })

  // A choice in the list brings its dealer into the middle, on its own.
  const answered = useRef<{ id: string } | null>(null)
  useEffect(() => {
    const dealer = chosen && byId.get(chosen.id)
    if (!dealer || answered.current === chosen) return
    answered.current = chosen
    const there = regionOf(dealer)
    const to = panBy(
      { ...onMap(dealer), k: closenessFor(marks, dealer, Math.max(goal().k, 0.2), closest) },
      0,
      0,
      size,
      there,
      closest,
    )
    const mark = markOf(marks, marksIn(marks, to, size), dealer, to, size)
    setOpened(mark?.kind === 'heap' ? mark.heap : null) // neighbours that stand as one even at the closest
    setRegion(there)
    if (there === region) fly(to)
    else jump(to)
  }, [chosen, byId, marks, region, size, closest, goal, fly, jump])

  const change = (to: Region) => {
    setRegion(to)
    setOpened(null)
    jump(opening(to, sought && regionOf(sought) === to ? sought : null))
    chart.current?.focus({ preventScroll: true })
  }
  const open = (heap: HeapMark) => {
    const k = closenessOf(marks, heap.heap, closest)
    if (k === null) setOpened(heap.heap)
    fly(panBy({ x: heap.x, y: heap.y, k: k ?? closest }, 0, 0, size, region, closest))
    chart.current?.focus({ preventScroll: true }) // the heap that had the focus is gone
  }
  const bringIn = (mark: Mark) => {
    const view = flight.now(),
      seen = onScreen(mark, view, size)
    if (seen.x < 12 || seen.y < 12 || seen.x > size.width - 12 || seen.y > size.height - 12)
      fly(panBy({ ...view, x: mark.x, y: mark.y }, 0, 0, size, region, closest))
  }

  const elsewhere = points.filter((point) => regionOf(point) !== region)
  return (
    <>
      {streets !== null && <StreetGround url={streets} flight={flight} />}
      <fieldset
        ref={chart}
        className={styles['chart']}
        aria-roledescription="kaart"
        aria-label={`Kaart met ${dealerCountInWords(points.length)}`}
        aria-describedby={help}
      >
        {streets === null && <MapLand flight={flight} size={size} />}
        <MapMarks
          points={points}
          sought={sought}
          onLight={onLight}
          onChoose={onChoose}
          flight={flight}
          size={size}
          region={region}
          marks={marks}
          opened={opened}
          litDealer={byId.get(lit ?? chosen?.id ?? '')}
          named={streets === null}
          covered={coveredBy(size, region, elsewhere.length > 0)}
          onOpen={open}
          onFocus={bringIn}
        />
        <p id={help} className={styles['help']}>
          Pijltjes verschuiven, + en − zoomen, 0 toont alles.
        </p>
      </fieldset>
      <div className={styles['controls']}>
        <button type="button" aria-label="Kaart dichterbij" title="Dichterbij" onClick={() => zoom(1.8, null, true)}>
          <IconPlus size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label="Kaart verder weg"
          title="Verder weg"
          onClick={() => zoom(1 / 1.8, null, true)}
        >
          <IconMinus size={18} aria-hidden="true" />
        </button>
        <button type="button" aria-label="Alles op de kaart" title="Alles op de kaart" onClick={() => home()}>
          <IconFocusCentered size={18} aria-hidden="true" />
        </button>
      </div>
      {elsewhere.length > 0 && (
        <button
          type="button"
          className={styles['inset']}
          aria-label={`${region === 'europa' ? 'Curaçao' : 'Terug naar Nederland'}, ${dealerCountInWords(elsewhere.length)}`}
          onClick={() => change(region === 'europa' ? 'curacao' : 'europa')}
        >
          {region === 'europa' && <Inset points={elsewhere} />}
          {region === 'europa' ? 'Curaçao' : 'Terug naar Nederland'}
        </button>
      )}
    </>
  )
}

/** Curaçao, small, with its dealers as dots. */
function Inset({ points }: { points: readonly DealerPoint[] }) {
  const size = { width: 104, height: 84 }
  const view = fitTo([], { width: size.width + 56, height: size.height + 56 }, 'curacao', 0.2)
  const k = 0.19
  return (
    <svg width={size.width} height={size.height} aria-hidden="true" className={styles['insetMap']}>
      <g transform={`translate(${size.width / 2 - view.x * k} ${size.height / 2 - view.y * k}) scale(${k})`}>
        <use href={landPart('eiland')} className={styles['eiland']} />
      </g>
      {points.map((point) => {
        const at = onScreen(onMap(point), { ...view, k }, size)
        return <circle key={point.id} cx={at.x} cy={at.y} r="3.5" className={styles['dot']} />
      })}
    </svg>
  )
}
