/** The floating button in the corner and the panel of settings that it opens. It lies over the page, but never holds the visitor. */
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Suspense, lazy, useEffect, useId, useRef } from 'react'
import { closeSettings, openSettings, useSettingsView } from './settings-panel-store.ts'
import styles from './SettingsPanel.module.css'

const loadSheet = async () => ({ default: (await import('./SettingsSheet.tsx')).SettingsSheet })
/** The settings come over the line when they are wanted, or nearly so. */
const SettingsSheet = lazy(loadSheet)
const expect = () => { loadSheet().catch(() => undefined) }

export function SettingsPanel() {
  const view = useSettingsView()
  const panelId = useId()
  const corner = useRef<HTMLDivElement>(null)
  const open = view !== null

  useEffect(() => {
    const stop = new AbortController()
    if (open) closeOnLeaving(corner.current, stop.signal)
    return () => stop.abort()
  }, [open])

  return (
    <div ref={corner} className={styles['corner']} data-print="hide">
      {view !== null && <Suspense fallback={null}><SettingsSheet id={panelId} view={view} /></Suspense>}
      <button
        type="button"
        className={styles['opener']}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-keyshortcuts="Control+I Meta+I"
        onPointerEnter={expect}
        onFocus={expect}
        onClick={(event) => (open ? closeSettings(true) : openSettings('all', event.currentTarget))}
      >
        <IconAdjustmentsHorizontal size={20} stroke={1.5} aria-hidden="true" />
        <span className={styles['tip']}>Instellingen</span>
      </button>
    </div>
  )
}

/** Escape closes and gives the focus back; a press or focus elsewhere closes and leaves the focus there, so that nothing is covered. */
function closeOnLeaving(corner: HTMLElement | null, signal: AbortSignal): void {
  const outside = (event: Event) => event.target instanceof Node && !corner?.contains(event.target)
  document.addEventListener('keydown', (event) => { if (event.key === 'Escape') closeSettings(true) }, { signal })
  document.addEventListener('focusin', (event) => { if (outside(event)) closeSettings(false) }, { signal })
  document.addEventListener('pointerdown', (event) => { if (outside(event)) closeSettings(false) }, { signal })
}
