/** Reports anonymously how fast a page was, to this site only, when the visitor leaves it. Loaded after consent to statistics. */
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'

/** Measures the page that was opened, from its beginning; `isAllowed` is called again before anything is sent. Call it once. */
export function reportVitals(isAllowed: () => boolean): void {
  // Later measurements still belong to the page that was opened.
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
