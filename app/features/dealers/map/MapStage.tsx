/** The map itself: land, towns, the place that was searched for, and the dealers. Comes over the line when the map is seen. */
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react'
import { memo, useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react'
import { hrefTo } from '#app/ui/link/href.ts'
import type { DealerPoint } from '#server/dealers/dealers.ts'
import { dealerCountInWords } from '../dealer-list.ts'
import { nearestPlaces } from '../distance.ts'
import land from './land.svg?url'
import { fitTo, kmOnMap, nearest, nearestWithStreets, onMap, onScreen, panBy, regionOf, withoutOutliers, zoomAt, type Point, type Region, type Size, type View } from './map-view.ts'
import { closenessFor, closenessOf, heapRadius, indexMarks, markOf, marksIn, type DealerMark, type HeapMark, type Mark } from './marks.ts'
import { StreetGround } from './StreetGround.tsx'
import towns from './towns.json' with { type: 'json' }
import { useFlight } from './use-flight.ts'
import { useMapGestures } from './use-map-gestures.ts'
import styles from './MapStage.module.css'

/** A place that was searched for, `radius` in km around it. */
export type SoughtPlace = { label: string; latitude: number; longitude: number; radius: number | undefined }

export type MapStageProps = {
  points: readonly DealerPoint[]
  sought: SoughtPlace | null
  /** The dealer that pointer or focus is on, in the list or on the map. */
  lit: string | null
  /** The dealer that was chosen in the list; a new object is a new choice. */
  chosen: { id: string } | null
  /** Style of the street map that the visitor asked for. */
  streets: string | null
  onLight: (id: string | null) => void
  /** A dealer was pressed; true when the list has shown it, otherwise its page opens. */
  onChoose: (id: string) => boolean
}

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
  return <div ref={frame} className={styles['stage']}>{size && size.width > 0 && <Chart {...props} size={size} />}</div>
}

/** Without a radius, so many dealers nearest to the place that was searched for are in view. */
const nearCount = 8

function openingView(points: readonly DealerPoint[], sought: SoughtPlace | null, size: Size, region: Region): View {
  if (!sought || regionOf(sought) !== region) return fitTo(withoutOutliers(points.filter((point) => regionOf(point) === region).map(onMap)), size, region)
  const at = onMap(sought), reach = sought.radius === undefined ? 0 : kmOnMap(sought.radius, sought)
  const around = sought.radius === undefined ? nearestPlaces([sought], points, nearCount).map(({ place }) => onMap(place)) : []
  return fitTo([at, { x: at.x - reach, y: at.y - reach }, { x: at.x + reach, y: at.y + reach }, ...around], size, region)
}

function Chart({ points, sought, lit, chosen, streets, onLight, onChoose, size }: MapStageProps & { size: Size }) {
  const first: Region = sought ? regionOf(sought) : points.length > 0 && points.every((point) => regionOf(point) === 'curacao') ? 'curacao' : 'europa'
  const [region, setRegion] = useState(first)
  const [opened, setOpened] = useState<number | null>(null)
  const chart = useRef<HTMLFieldSetElement>(null)
  const help = useId()
  const marks = useMemo(() => indexMarks(points), [points])
  const byId = useMemo(() => new Map(points.map((point) => [point.id, point])), [points])
  const { view, goal, jump, fly } = useFlight(openingView(points, sought, size, first))
  const closest = streets === null ? nearest : nearestWithStreets

  // Another search, another view; a frame that changed its size keeps what is in the middle.
  const asked = useRef(points)
  useEffect(() => {
    if (asked.current === points) return jump(panBy(goal.current, 0, 0, size, region, closest))
    asked.current = points
    setRegion(first)
    setOpened(null)
    jump(openingView(points, sought, size, first))
  }, [points, sought, size, first, region, closest, goal, jump])

  const home = (to: Region = region) => fly(openingView(points, sought, size, to))
  const zoom = (factor: number, anchor: Point | null, smooth: boolean) => {
    const to = zoomAt(smooth ? goal.current : view, factor, anchor ?? { x: size.width / 2, y: size.height / 2 }, size, region, closest)
    if (smooth) fly(to)
    else jump(to)
  }
  useMapGestures(chart, { pan: (dx, dy) => jump(panBy(goal.current, dx, dy, size, region, closest)), zoom, home: () => home() })

  // A choice in the list brings its dealer into the middle, on its own.
  const answered = useRef<{ id: string } | null>(null)
  useEffect(() => {
    const dealer = chosen && byId.get(chosen.id)
    if (!dealer || answered.current === chosen) return
    answered.current = chosen
    const there = regionOf(dealer)
    const to = panBy({ ...onMap(dealer), k: closenessFor(marks, dealer, Math.max(goal.current.k, 0.2), closest) }, 0, 0, size, there, closest)
    const mark = markOf(marks, marksIn(marks, to, size), dealer, to, size)
    setOpened(mark?.kind === 'heap' ? mark.heap : null) // neighbours that stand as one even at the closest
    setRegion(there)
    if (there === region) fly(to)
    else jump(to)
  }, [chosen, byId, marks, region, size, closest, goal, fly, jump])

  const change = (to: Region) => {
    setRegion(to)
    setOpened(null)
    jump(openingView(points, sought && regionOf(sought) === to ? sought : null, size, to))
    chart.current?.focus({ preventScroll: true })
  }
  const open = (heap: HeapMark) => {
    const k = closenessOf(marks, heap.heap, closest)
    if (k === null) setOpened(heap.heap)
    fly(panBy({ x: heap.x, y: heap.y, k: k ?? closest }, 0, 0, size, region, closest))
    chart.current?.focus({ preventScroll: true }) // the heap that had the focus is gone
  }
  const bringIn = (mark: Mark) => {
    const seen = onScreen(mark, view, size)
    if (seen.x < 12 || seen.y < 12 || seen.x > size.width - 12 || seen.y > size.height - 12) fly(panBy({ ...view, x: mark.x, y: mark.y }, 0, 0, size, region, closest))
  }

  const shown = marksIn(marks, view, size, opened)
  const litDealer = byId.get(lit ?? chosen?.id ?? '')
  const litMark = litDealer && regionOf(litDealer) === region ? markOf(marks, shown, litDealer, view, size) : undefined
  const origin = { x: size.width / 2 - view.x * view.k, y: size.height / 2 - view.y * view.k }
  const elsewhere = points.filter((point) => regionOf(point) !== region)
  const inView = shown.reduce((sum, mark) => sum + (mark.kind === 'heap' ? mark.count : 1), 0)
  return (
    <>
      {streets !== null && <StreetGround url={streets} view={view} />}
      <fieldset ref={chart} className={styles['chart']} aria-roledescription="kaart" aria-label={`Kaart met ${dealerCountInWords(points.length)}`} aria-describedby={help}>
        <svg width={size.width} height={size.height} className={styles['svg']}>
          {streets === null && <g transform={`translate(${origin.x} ${origin.y}) scale(${view.k})`}><Land /></g>}
          <g transform={`translate(${origin.x} ${origin.y})`}>
            {sought && regionOf(sought) === region && <Sought sought={sought} k={view.k} />}
            {streets === null && <TownNames view={view} size={size} marks={shown} />}
            {shown.map((mark) => (mark.kind === 'heap'
              ? <Heap key={mark.key} mark={mark} x={mark.x * view.k} y={mark.y * view.k} lit={mark === litMark} onOpen={open} onFocus={bringIn} />
              : <Dealer key={mark.key} mark={mark} x={mark.x * view.k} y={mark.y * view.k} lit={mark === litMark} onLight={onLight} onChoose={onChoose} onFocus={bringIn} />))}
            {litMark && litDealer && <NameLabel dealer={litDealer} mark={litMark} view={view} size={size} />}
          </g>
        </svg>
        <p id={help} className={styles['help']}>Pijltjes verschuiven, + en − zoomen, 0 toont alles.</p>
      </fieldset>
      <div className={styles['controls']}>
        <button type="button" aria-label="Kaart dichterbij" title="Dichterbij" onClick={() => zoom(1.8, null, true)}><IconPlus size={18} stroke={1.5} aria-hidden="true" /></button>
        <button type="button" aria-label="Kaart verder weg" title="Verder weg" onClick={() => zoom(1 / 1.8, null, true)}><IconMinus size={18} stroke={1.5} aria-hidden="true" /></button>
        <button type="button" aria-label="Alles op de kaart" title="Alles op de kaart" onClick={() => home()}><IconFocusCentered size={18} stroke={1.5} aria-hidden="true" /></button>
      </div>
      {elsewhere.length > 0 && (
        <button type="button" className={styles['inset']} aria-label={`${region === 'europa' ? 'Curaçao' : 'Terug naar Nederland'}, ${dealerCountInWords(elsewhere.length)}`} onClick={() => change(region === 'europa' ? 'curacao' : 'europa')}>
          {region === 'europa' && <Inset points={elsewhere} />}
          {region === 'europa' ? 'Curaçao' : 'Terug naar Nederland'}
        </button>
      )}
      <output className="visually-hidden"><Settled text={`${inView} van de ${points.length} verkooppunten in beeld`} /></output>
    </>
  )
}

/** Drawn once: moving the map changes only the group around it. */
const Land = memo(function Land() {
  return ['rond', 'grens', 'land', 'provincie', 'omtrek', 'eiland'].map((part) => <use key={part} href={`${land}#${part}`} className={styles[part]} />)
})

function Sought({ sought, k }: { sought: SoughtPlace; k: number }) {
  const at = onMap(sought)
  return (
    <g transform={`translate(${at.x * k} ${at.y * k})`} className={styles['sought']} aria-hidden="true">
      {sought.radius !== undefined && <circle r={kmOnMap(sought.radius, sought) * k} className={styles['circle']} />}
      <path d="M-10 0h20M0-10v20" />
      <text y={24} textAnchor="middle" className={styles['place']}>{sought.label.replace(/ \(.*\)$/, '')}</text>
    </g>
  )
}

/** So many towns of each country have a name at a closeness: the farther away, the fewer. */
const ranksAt = (k: number) => (k < 0.05 ? 1 : k < 0.09 ? 3 : k < 0.16 ? 9 : Infinity)
const letterWidth = 6.6, letterHeight = 8

/** From here on dealers have the name of their town beside them, where there is room. */
const dealerTownsFrom = 0.24

/** Names of towns where there is room for them: the large ones first, then those of the dealers. */
function TownNames({ view, size, marks }: { view: View; size: Size; marks: readonly Mark[] }) {
  const taken = marks.map((mark) => { const r = mark.kind === 'heap' ? heapRadius(mark.count) : 7, at = onScreen(mark, view, size); return { left: at.x - r, right: at.x + r, top: at.y - r, bottom: at.y + r } })
  const known = new Set<string>()
  const hasRoom = ({ x, y, name, indent }: Point & { name: string; indent: number }) => {
    const at = onScreen({ x, y }, view, size)
    const box = { left: at.x + indent - 1, right: at.x + indent + 4 + name.length * letterWidth, top: at.y - letterHeight, bottom: at.y + letterHeight }
    if (known.has(name) || at.x < 0 || at.y < 0 || at.x > size.width || at.y > size.height) return false
    if (taken.some((other) => other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top)) return false
    taken.push(box)
    known.add(name)
    return true
  }
  const large = towns.map((town) => ({ ...town, indent: 6 })).filter((town) => town.rank <= ranksAt(view.k) && hasRoom(town))
  const ofDealers = view.k < dealerTownsFrom ? [] : marks.flatMap((mark) => (mark.kind === 'dealer' ? [{ x: mark.x, y: mark.y, name: mark.dealer.town, indent: 11 }] : [])).filter(hasRoom)
  return (
    <g aria-hidden="true" className={styles['town']}>
      {large.map(({ name, x, y, indent }) => <g key={name} transform={`translate(${x * view.k} ${y * view.k})`}><circle r="1.5" /><text x={indent} y="4">{name}</text></g>)}
      {ofDealers.map(({ name, x, y, indent }) => <text key={name} x={x * view.k + indent} y={y * view.k + 4}>{name}</text>)}
    </g>
  )
}

type MarkProps<TMark extends Mark> = Point & { mark: TMark; lit: boolean; onFocus: (mark: Mark) => void }

function Dealer({ mark, x, y, lit, onLight, onChoose, onFocus }: MarkProps<DealerMark> & Pick<MapStageProps, 'onLight' | 'onChoose'>) {
  const { id, slug, name, town } = mark.dealer
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    if (onChoose(id)) event.preventDefault()
  }
  return (
    <g transform={`translate(${x} ${y})`}>
      <a
        href={hrefTo({ to: '/verkooppunten/$verkooppunt', params: { verkooppunt: slug } })} aria-label={`${name}, ${town}`} className={styles['dealer']} data-lit={lit || undefined}
        onClick={press} onPointerEnter={() => onLight(id)} onPointerLeave={() => onLight(null)} onFocus={() => { onLight(id); onFocus(mark) }} onBlur={() => onLight(null)}
      >
        <circle r="14" className={styles['touch']} /><circle r="9" className={styles['ring']} /><circle r="5.5" className={styles['dot']} />
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
      {...asButton} aria-label={`${mark.count} verkooppunten bij ${mark.town}, dichterbij`} transform={`translate(${x} ${y})`} className={styles['heap']} data-lit={lit || undefined}
      onClick={() => onOpen(mark)} onFocus={() => onFocus(mark)} onKeyDown={(event) => { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); onOpen(mark) } }}
    >
      <circle r={radius + 4} className={styles['ring']} /><circle r={radius} className={styles['dot']} />
      <text y="4.5" textAnchor="middle">{mark.count}</text>
    </g>
  )
}

/** Name and town of one dealer beside its mark, on the side where there is room. */
function NameLabel({ dealer, mark, view, size }: { dealer: DealerPoint; mark: Mark; view: View; size: Size }) {
  const seen = onScreen(mark, view, size), left = seen.x > size.width / 2
  const gap = (mark.kind === 'heap' ? heapRadius(mark.count) : 6) + 8
  return (
    <g aria-hidden="true" transform={`translate(${mark.x * view.k + (left ? -gap : gap)} ${mark.y * view.k})`} textAnchor={left ? 'end' : 'start'} className={styles['label']}>
      <text y="-1">{dealer.name}</text><text y="15" className={styles['labelTown']}>{dealer.town}</text>
    </g>
  )
}

/** Curaçao, small, with its dealers as dots. */
function Inset({ points }: { points: readonly DealerPoint[] }) {
  const size = { width: 104, height: 84 }
  const view = fitTo([], { width: size.width + 56, height: size.height + 56 }, 'curacao', 0.2)
  const k = 0.19
  return (
    <svg width={size.width} height={size.height} aria-hidden="true" className={styles['insetMap']}>
      <g transform={`translate(${size.width / 2 - view.x * k} ${size.height / 2 - view.y * k}) scale(${k})`}><use href={`${land}#eiland`} className={styles['eiland']} /></g>
      {points.map((point) => { const at = onScreen(onMap(point), { ...view, k }, size); return <circle key={point.id} cx={at.x} cy={at.y} r="3.5" className={styles['dot']} /> })}
    </svg>
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
