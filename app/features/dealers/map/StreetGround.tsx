/** A street map of another maker under our own marks: MapLibre draws the ground of the view that we give it and does nothing else. Only for visitors who asked for it. */
import { useEffect, useRef, useState } from 'react'
import type { Map as StreetMap } from 'maplibre-gl'
import { offMap, type View } from './map-view.ts'
import type { Flight } from './use-flight.ts'
import styles from './MapStage.module.css'

/** MapLibre's world is 512 px wide at level 0, ours 360,000 units. */
const camera = (view: View) => {
  const { latitude, longitude } = offMap(view)
  return { center: { lat: latitude, lng: longitude }, zoom: Math.log2((view.k * 360_000) / 512) }
}

export function StreetGround({ url, flight }: { url: string; flight: Flight }) {
  const frame = useRef<HTMLDivElement>(null)
  const [ground, setGround] = useState<StreetMap | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let map: StreetMap | undefined,
      gone = false
    import('./street-map.ts')
      .then(({ createStreetMap }) => {
        if (gone || !frame.current) return undefined
        map = createStreetMap(frame.current, url)
        map.on('error', () => {
          if (map?.isStyleLoaded() !== true) setFailed(true)
        })
        setGround(map)
        return undefined
      })
      .catch(() => setFailed(true))
    return () => {
      gone = true
      map?.remove()
    }
  }, [url])
  useEffect(() => {
    if (!ground) return undefined
    ground.jumpTo(camera(flight.now()))
    return flight.follow((view) => {
      ground.jumpTo(camera(view))
    })
  }, [ground, flight])
  return (
    <>
      <div className={styles['streets']}>
        <div ref={frame} className={styles['ground']} />
      </div>
      {failed && (
        <output className={styles['streetsFailed']}>
          De stratenkaart kan nu niet worden getoond. De verkooppunten staan wel op hun plaats.
        </output>
      )}
    </>
  )
}
