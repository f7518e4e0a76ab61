/** The map of dealers: land, marks and controls. It is loaded when the map comes into view. */
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react'
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { announce } from '#app/lib/announce.ts'
import type { DealerPoint } from '#server/dealers/dealers.ts'
import { dealerCountInWords } from '#domain/dealers/dealer-words.ts'
import { useCamera } from './camera.ts'
import { landPart } from './land.ts'
import { MapLand } from './MapLand.tsx'
import { MapMarks } from './MapMarks.tsx'
import type { MapStageProps } from './map-stage-props.ts'
import {
  closestDrawn,
  closestStreets,
  fitTo,
  keepInside,
  onMap,
  onScreen,
  panBy,
  regionOf,
  zoomAt,
  type Frame,
  type Point,
  type Region,
  type Size,
  type View,
} from './map-view.ts'
import { closenessFor, expansionOf, indexMarks, markOf, marksIn, type ClusterMark, type Mark } from './marks.ts'
import { coveredBoxes, openingView, pointsElsewhere } from './opening-view.ts'
import { StreetGround } from './StreetGround.tsx'
import { useMapGestures } from './use-map-gestures.ts'
import styles from './MapStage.module.css'

export default function MapStage(props: MapStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={stage} className={styles['stage']}>
      {size && size.width > 0 && <Chart {...props} size={size} />}
    </div>
  )
}

function Chart({
  points,
  searched,
  land,
  province,
  highlighted,
  chosen,
  streets,
  onHighlight,
  onChoose,
  size,
}: MapStageProps & { size: Size }) {
  const firstRegion: Region = searched
    ? regionOf(searched)
    : points.length > 0 && points.every((point) => regionOf(point) === 'curacao')
      ? 'curacao'
      : 'europe'
  const [region, setRegion] = useState(firstRegion)
  const [openCluster, setOpenCluster] = useState<number | null>(null)
  const chart = useRef<HTMLFieldSetElement>(null)
  const help = useId()
  const marks = useMemo(() => indexMarks(points), [points])
  const byId = useMemo(() => new Map(points.map((point) => [point.id, point])), [points])
  const closest = streets === null ? closestDrawn : closestStreets
  const frame = useMemo<Frame>(() => ({ ...size, region, closest }), [size, region, closest])
  const opening = (to: Region, of = searched) =>
    openingView(points, { searched: of, province }, marks, { ...frame, region: to })
  const camera = useCamera(() => opening(firstRegion))
  const { now, goal, jump, fly } = camera

  // Another search opens another view; a frame of another size keeps its middle.
  const openedPoints = useRef(points)
  useEffect(() => {
    if (openedPoints.current === points) return jump(keepInside(goal(), frame))
    openedPoints.current = points
    setRegion(firstRegion)
    setOpenCluster(null)
    jump(openingView(points, { searched, province }, marks, { ...frame, region: firstRegion }))
  }, [points, searched, province, marks, frame, firstRegion, goal, jump])

  const flyOrSay = (to: View) => {
    const at = goal()
    if (to.x === at.x && to.y === at.y && to.k === at.k) announce('De kaart blijft zoals hij is.')
    else fly(to)
  }
  const home = () => flyOrSay(opening(region))
  const zoom = (factor: number, anchor: Point | null, isSmooth: boolean) => {
    if (isSmooth) flyOrSay(zoomAt(goal(), factor, anchor, frame))
    else jump(zoomAt(now(), factor, anchor, frame))
  }
  useMapGestures(chart, { pan: (dx, dy) => jump(panBy(goal(), dx, dy, frame)), zoom, home })

  const shownChoice = useRef<{ id: string } | null>(null)
  useEffect(() => {
    const dealer = chosen && byId.get(chosen.id)
    if (!dealer || shownChoice.current === chosen) return
    shownChoice.current = chosen
    const there = { ...frame, region: regionOf(dealer) }
    const k = closenessFor(marks, dealer, Math.max(goal().k, 0.2), frame.closest)
    const to = keepInside({ ...onMap(dealer), k }, there)
    const mark = markOf(marks, marksIn(marks, to, frame), dealer)
    setOpenCluster(mark?.kind === 'cluster' ? mark.cluster : null) // neighbours that share a mark even at the closest
    setRegion(there.region)
    if (there.region === frame.region) fly(to)
    else jump(to)
  }, [chosen, byId, marks, frame, goal, fly, jump])

  const changeRegion = () => {
    const to = region === 'europe' ? 'curacao' : 'europe'
    setRegion(to)
    setOpenCluster(null)
    jump(opening(to))
    chart.current?.focus({ preventScroll: true })
  }
  const open = ({ cluster, x, y }: ClusterMark) => {
    const k = expansionOf(marks, cluster, closest)
    if (k === null) setOpenCluster(cluster)
    fly(keepInside({ x, y, k: k ?? closest }, frame))
    chart.current?.focus({ preventScroll: true }) // the cluster that had the focus is gone
  }
  const bringIntoView = (mark: Mark) => {
    const { x, y } = onScreen(mark, now(), size)
    if (x < 12 || y < 12 || x > size.width - 12 || y > size.height - 12)
      fly(keepInside({ ...now(), x: mark.x, y: mark.y }, frame))
  }

  const elsewhere = pointsElsewhere(points, { searched, province }, region)
  const way = region === 'europe' ? 'Curaçao' : 'Terug naar Nederland'
  return (
    <>
      {streets !== null && <StreetGround url={streets} camera={camera} />}
      <fieldset
        ref={chart}
        className={styles['chart']}
        aria-roledescription="kaart"
        aria-label={`Kaart met ${dealerCountInWords(points.length)}`}
        aria-describedby={help}
      >
        {streets === null && <MapLand camera={camera} size={size} land={land} province={province} />}
        <MapMarks
          points={points}
          searched={searched}
          onHighlight={onHighlight}
          onChoose={onChoose}
          camera={camera}
          frame={frame}
          marks={marks}
          openCluster={openCluster}
          highlightedDealer={byId.get(highlighted ?? chosen?.id ?? '')}
          hasTownNames={streets === null}
          covered={coveredBoxes(frame, elsewhere)}
          onOpen={open}
          onFocus={bringIntoView}
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
        <button type="button" aria-label="Alles op de kaart" title="Alles op de kaart" onClick={home}>
          <IconFocusCentered size={18} aria-hidden="true" />
        </button>
      </div>
      {elsewhere.length > 0 && (
        <button
          type="button"
          className={styles['inset']}
          aria-label={`${way}, ${dealerCountInWords(elsewhere.length)}`}
          onClick={changeRegion}
        >
          {region === 'europe' && <Inset points={elsewhere} />}
          <span>{way}</span>
        </button>
      )}
    </>
  )
}

/** Curaçao, small, with its dealers as dots. */
function Inset({ points }: { points: readonly DealerPoint[] }) {
  const size = { width: 104, height: 84 }
  const view = { ...fitTo([], { ...size, region: 'curacao', closest: closestDrawn }), k: 0.19 }
  return (
    <svg {...size} aria-hidden="true" className={styles['insetMap']}>
      <g
        transform={`translate(${size.width / 2 - view.x * view.k} ${size.height / 2 - view.y * view.k}) scale(${view.k})`}
      >
        <use href={landPart('island')} className={styles['island']} />
      </g>
      {points.map((point) => {
        const at = onScreen(onMap(point), view, size)
        return <circle key={point.id} cx={at.x} cy={at.y} r="3.5" className={styles['dot']} />
      })}
    </svg>
  )
}
