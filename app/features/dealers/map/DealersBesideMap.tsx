/** A list of dealers with the map beside it. Each shows what the other points at; the list is complete without the map, which loads when it comes into view. */
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { Button } from '#app/ui/button/Button.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import type { DealerQuery } from '#domain/dealers/dealer-query.ts'
import { dealerMapQueryOptions } from '../dealer-queries.ts'
import type { MapStageProps, SoughtPlace } from './map-stage-props.ts'
import styles from './DealersBesideMap.module.css'

/** So far below the screen the map begins to load. */
const ahead = '250px'

type DealersBesideMapProps = {
  /** What the list answers. */
  query: DealerQuery
  sought?: SoughtPlace | null
  /** The list, whose lines are `<li data-dealer={id}>`. */
  children: ReactNode
}

export function DealersBesideMap({ query, sought = null, children }: DealersBesideMapProps) {
  const frame = useRef<HTMLElement>(null),
    list = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(false)
  const [lit, setLit] = useState<string | null>(null)
  const [chosen, setChosen] = useState<{ id: string } | null>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    // A busy browser tells of two moments at once: the map is wanted when it was seen at any of them.
    const observer = new IntersectionObserver(
      (moments) => {
        if (moments.some((moment) => moment.isIntersecting)) setWanted(true)
      },
      { rootMargin: ahead },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  // The line of the dealer that the map points at: the list itself is drawn once.
  useEffect(() => {
    const line = lineOf(list.current, lit)
    line?.setAttribute('data-lit', '')
    return () => line?.removeAttribute('data-lit')
  }, [lit])
  // One listener for all lines, which the list need not know of. Not 'pointerleave': that comes after React has said that the pointer is on a mark.
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const control = new AbortController()
    const point = ({ target }: Event) => setLit(dealerAt(target))
    const leave = ({ relatedTarget }: PointerEvent | FocusEvent) =>
      setLit(relatedTarget instanceof Node && element.contains(relatedTarget) ? dealerAt(relatedTarget) : null)
    element.addEventListener('pointerover', point, control)
    element.addEventListener('focusin', point, control)
    element.addEventListener('pointerout', leave, control)
    element.addEventListener('focusout', leave, control)
    element.addEventListener(
      'click',
      ({ target }) => {
        const id = target instanceof Element && target.closest('[data-on-map]') ? dealerAt(target) : null
        if (id === null) return
        setWanted(true)
        setChosen({ id })
        frame.current?.scrollIntoView({ block: 'nearest' })
      },
      control,
    )
    return () => control.abort()
  }, [])
  const showInList = (id: string): boolean => {
    const line = lineOf(list.current, id)
    line?.scrollIntoView({ block: 'center' })
    line?.querySelector('a')?.focus({ preventScroll: true })
    return line !== null
  }
  return (
    <div className={styles['beside']}>
      <div ref={list} className={styles['list']}>
        {children}
      </div>
      {/* On paper a map would be cut for the window that it was on; the list says all of it. */}
      <section ref={frame} className={styles['map']} aria-label="Kaart" data-print="hide">
        <MapFrame
          query={query}
          wanted={wanted}
          sought={sought}
          lit={lit}
          chosen={chosen}
          onLight={setLit}
          onChoose={showInList}
        />
      </section>
    </div>
  )
}

function lineOf(list: HTMLElement | null, id: string | null): Element | null {
  return id === null ? null : (list?.querySelector(`[data-dealer="${CSS.escape(id)}"]`) ?? null)
}

function dealerAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('[data-dealer]')?.getAttribute('data-dealer') ?? null) : null
}

type MapFrameProps = Omit<MapStageProps, 'points' | 'streets' | 'province'> & {
  query: DealerQuery
  wanted: boolean
}

function MapFrame({ query, wanted, ...stage }: MapFrameProps) {
  const router = useRouter()
  const [Stage, setStage] = useState<ComponentType<MapStageProps> | null>(null)
  const [failed, setFailed] = useState(false)
  const [streets, setStreets] = useState(false)
  const { data, isError, refetch } = useQuery({
    ...dealerMapQueryOptions(query),
    enabled: wanted,
    placeholderData: (before) => before,
  })
  useEffect(() => {
    if (!wanted || failed) return
    import('./MapStage.tsx')
      .then((part) => {
        setStage(() => part.default)
        return undefined
      })
      .catch(() => setFailed(true))
  }, [wanted, failed])
  const again = async () => {
    setFailed(false)
    await refetch()
  }
  const style = data?.streetStyle ?? null
  return (
    <>
      <div className={styles['frame']}>
        {Stage && data ? (
          <Stage
            {...stage}
            points={data.points}
            province={query.land === undefined || query.land === 'nederland' ? query.provincie : undefined}
            streets={streets ? style : null}
          />
        ) : (
          <div className={styles['waiting']}>
            {failed || isError ? (
              <>
                <p>De kaart kan nu niet worden geladen. De lijst is volledig.</p>
                <Button look="secondary" onClick={again}>
                  Probeer het opnieuw
                </Button>
              </>
            ) : null}
          </div>
        )}
      </div>
      <div className={styles['under']}>
        {Stage && style !== null && (
          <button type="button" className={styles['switch']} onClick={() => setStreets(!streets)}>
            {streets ? 'Terug naar onze kaart' : `Toon kaart van ${new URL(style, router.origin).host}`}
          </button>
        )}
        <div className={styles['words']}>
          <MapNotes />
        </div>
      </div>
    </>
  )
}

/** How the map is moved, and where its data comes from. */
function MapNotes() {
  return (
    <>
      <p className={styles['fingers']}>Verschuif en vergroot de kaart met twee vingers.</p>
      <p>
        Kaart: provincies <ContentLink href="https://github.com/VictorCazanave/svg-maps">svg-maps</ContentLink>,
        plaatsen GeoNames (
        <ContentLink href="https://creativecommons.org/licenses/by/4.0/deed.nl">CC BY 4.0</ContentLink>), landen Natural
        Earth.
      </p>
    </>
  )
}
