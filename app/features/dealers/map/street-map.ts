/** MapLibre with its worker from our own origin, as the Content-Security-Policy asks. It is loaded only when a visitor asks for a street map. */
import { Map as StreetMap, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'

/** A map that cannot be moved by itself: the view above it moves it. The makers of the ground are named on it. */
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
