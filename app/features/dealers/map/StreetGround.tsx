/** A street map of another maker under our own marks, for visitors who asked for it: MapLibre draws the ground of our view and does nothing else. */
import { useEffect, useRef, useState } from 'react'
import type { Map as StreetMap } from 'maplibre-gl'
import type { Camera } from './camera.ts'
import { offMap, type View } from './map-view.ts'
import styles from './MapStage.module.css'

/** The world of MapLibre is 512 px wide at level 0, ours 360,000 units. */
const toMapLibre = (view: View) => {
  const { latitude, longitude } = offMap(view)
  return { center: { lat: latitude, lng: longitude }, zoom: Math.log2((view.k * 360_000) / 512) }
}

export function StreetGround({ url, camera }: { url: string; camera: Camera }) {
  const frame = useRef<HTMLDivElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const ended = new AbortController()
    const start = async () => {
      const { createStreetMap } = await import('./street-map.ts')
      if (ended.signal.aborted || !frame.current) return
      const map: StreetMap = createStreetMap(frame.current, url)
      map.on('error', () => {
        if (!map.isStyleLoaded()) setHasFailed(true)
      })
      map.jumpTo(toMapLibre(camera.now()))
      const unfollow = camera.follow((view) => map.jumpTo(toMapLibre(view)))
      ended.signal.addEventListener('abort', () => {
        unfollow()
        map.remove()
      })
    }
    start().catch(() => setHasFailed(true))
    return () => ended.abort()
  }, [url, camera])
  return (
    <>
      <div className={styles['streets']}>
        <div ref={frame} className={styles['ground']} />
      </div>
      {hasFailed && (
        <output className={styles['streetsFailed']}>
          De stratenkaart kan nu niet worden getoond. De verkooppunten staan wel op hun plaats.
        </output>
      )}
    </>
  )
}
