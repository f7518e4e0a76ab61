/** How fast a page was for its visitor, told to this site alone when the page is left. Loaded after a yes to statistics, and says nothing of who it was. */
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'

/** Measures the page that was opened, from its beginning; `isAllowed` is asked again before anything is sent. Call it once. */
export function reportVitals(isAllowed: () => boolean): void {
  // What comes later in the visit still belongs to the page that was opened.
  const path = location.pathname
  const measured = new Map<string, number>()
  const keep = ({ name, value }: Metric) => {
    measured.set(name, Number(value.toFixed(name === 'CLS' ? 4 : 0)))
  }
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(keep)
  const send = () => {
    if (document.visibilityState !== 'hidden' || measured.size === 0 || !isAllowed()) return
    const report = JSON.stringify({ path, vitals: [...measured].map(([name, value]) => ({ name, value })) })
    measured.clear()
    navigator.sendBeacon('/api/vitals', new Blob([report], { type: 'application/json' }))
  }
  // After the library's own listeners, which finish their values at that moment.
  document.addEventListener('visibilitychange', send)
}
