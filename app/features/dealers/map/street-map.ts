/** MapLibre with its worker from our own origin, as the policy of the pages asks. Comes over the line only when a visitor presses for a street map. */
import { Map as StreetMap, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'

/** A map without hands: what moves it is the view above it. The makers of the ground are named on it. */
export function createStreetMap(container: HTMLElement, style: string): StreetMap {
  setWorkerUrl(new URL(worker, location.href).href)
  return new StreetMap({
    container,
    style,
    interactive: false,
    attributionControl: { compact: false },
    fadeDuration: 0,
    minZoom: 0,
    maxZoom: 20,
  })
}
