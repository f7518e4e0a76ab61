/** A list of dealers with the map beside it. Each highlights what the other points at; the list is complete without the map, which loads when it comes into view. */
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { Button } from '#app/ui/button/Button.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import type { DealerQuery } from '#domain/dealers/dealer-query.ts'
import { dealerMapQueryOptions } from '../dealer-queries.ts'
import type { MapStageProps, SearchedPlace } from './map-stage-props.ts'
import styles from './DealersBesideMap.module.css'

type DealersBesideMapProps = {
  /** What the list answers; null where it is empty, which has no map. */
  query: DealerQuery | null
  searched?: SearchedPlace | null
  /** The list is folded and so short: in a narrow window the map waits above it until it is asked for. */
  isIndex?: boolean
  /** Above the list, and in a narrow window above the map: a search field. */
  opening?: ReactNode
  /** The list, whose items are `<li data-dealer={id}>`. */
  children: ReactNode
}

export function DealersBesideMap({ query, searched = null, isIndex, opening, children }: DealersBesideMapProps) {
  const map = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const [chosen, setChosen] = useState<{ id: string } | null>(null)
  const hasMap = query !== null
  useEffect(() => {
    // Not the section, which is in view while its frame waits.
    const frame = hasMap && map.current?.querySelector('div')
    if (!frame) return undefined
    // A busy browser reports several entries at once: the map is wanted when it was in view in any of them.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsWanted(true)
      },
      { rootMargin: '250px' },
    )
    observer.observe(frame)
    return () => observer.disconnect()
  }, [hasMap])

  useEffect(() => {
    const item = itemOf(list.current, highlighted)
    item?.setAttribute('data-highlighted', '')
    return () => item?.removeAttribute('data-highlighted')
  }, [highlighted])
  // One listener for all items. Not 'pointerleave', which comes after React has said that the pointer is on a mark.
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const control = new AbortController()
    const enter = ({ target }: Event) => setHighlighted(dealerAt(target))
    const leave = ({ relatedTarget }: PointerEvent | FocusEvent) =>
      setHighlighted(relatedTarget instanceof Node && element.contains(relatedTarget) ? dealerAt(relatedTarget) : null)
    const press = ({ target }: Event) => {
      const id = target instanceof Element && target.closest('[data-on-map]') ? dealerAt(target) : null
      if (id === null) return
      setIsWanted(true)
      setChosen({ id })
      map.current?.scrollIntoView({ block: 'nearest' })
    }
    element.addEventListener('pointerover', enter, control)
    element.addEventListener('focusin', enter, control)
    element.addEventListener('pointerout', leave, control)
    element.addEventListener('focusout', leave, control)
    element.addEventListener('click', press, control)
    return () => control.abort()
  }, [])
  const showInList = (id: string): boolean => {
    const item = itemOf(list.current, id)
    item?.closest('details')?.setAttribute('open', '')
    item?.scrollIntoView({ block: 'center' })
    item?.querySelector('a')?.focus({ preventScroll: true })
    return item !== null
  }
  return (
    <div className={styles['beside']}>
      {opening && <div className={styles['opening']}>{opening}</div>}
      <div ref={list} className={styles['list']}>
        {children}
      </div>
      {/* In print a map would be cut for the window that it was on; the list is complete. */}
      {query && (
        <section ref={map} className={styles['map']} aria-label="Kaart" data-print="hide">
          {isIndex && !isWanted && (
            <Button look="text" className={styles['show']} onClick={() => setIsWanted(true)}>
              Toon de kaart
            </Button>
          )}
          <MapFrame
            query={query}
            isWanted={isWanted}
            searched={searched}
            highlighted={highlighted}
            chosen={chosen}
            onHighlight={setHighlighted}
            onChoose={showInList}
          />
        </section>
      )}
    </div>
  )
}

function itemOf(list: HTMLElement | null, id: string | null): Element | null {
  return id === null ? null : (list?.querySelector(`[data-dealer="${CSS.escape(id)}"]`) ?? null)
}

function dealerAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('[data-dealer]')?.getAttribute('data-dealer') ?? null) : null
}

type MapFrameProps = Omit<MapStageProps, 'points' | 'streets' | 'province' | 'land'> & {
  query: DealerQuery
  isWanted: boolean
}

function MapFrame({ query, isWanted, ...stage }: MapFrameProps) {
  const router = useRouter()
  const [Stage, setStage] = useState<ComponentType<MapStageProps> | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [isStreets, setIsStreets] = useState(false)
  const { data, isError, refetch } = useQuery({
    ...dealerMapQueryOptions(query),
    enabled: isWanted,
    placeholderData: (before) => before,
  })
  useEffect(() => {
    if (!isWanted || hasFailed) return
    import('./MapStage.tsx').then(
      (module) => setStage(() => module.default),
      () => setHasFailed(true),
    )
  }, [isWanted, hasFailed])
  const retry = async () => {
    setHasFailed(false)
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
            land={query.land}
            province={query.land === undefined || query.land === 'nederland' ? query.provincie : undefined}
            streets={isStreets ? style : null}
          />
        ) : (
          (hasFailed || isError) && (
            <div className={styles['failed']}>
              <p>De kaart kan nu niet worden geladen. De lijst is volledig.</p>
              <Button look="secondary" onClick={retry}>
                Probeer het opnieuw
              </Button>
            </div>
          )
        )}
      </div>
      <div className={styles['under']}>
        {Stage && style !== null && (
          <button type="button" className={styles['switch']} onClick={() => setIsStreets(!isStreets)}>
            {isStreets ? 'Terug naar onze kaart' : `Toon kaart van ${new URL(style, router.origin).host}`}
          </button>
        )}
        <p className={styles['fingers']}>Verschuif en vergroot de kaart met twee vingers.</p>
        <p>
          Kaart: provincies <ContentLink href="https://github.com/VictorCazanave/svg-maps">svg-maps</ContentLink>,
          plaatsen GeoNames (
          <ContentLink href="https://creativecommons.org/licenses/by/4.0/deed.nl">CC BY 4.0</ContentLink>), landen
          Natural Earth.
        </p>
      </div>
    </>
  )
}
