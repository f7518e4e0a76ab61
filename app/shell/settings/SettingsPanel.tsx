/** The floating button in the corner and the settings panel that it opens. The panel is not modal. */
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { lazyComponent } from '#app/lib/lazy-component/lazy-component.ts'
import { closeSettings, openSettings, useSettingsView } from './settings-panel-store.ts'
import styles from './SettingsPanel.module.css'

const { LazyComponent: SettingsDialog, preload } = lazyComponent(
  async () => (await import('./SettingsDialog.tsx')).SettingsDialog,
)

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
    <div ref={corner} data-needs-js="" data-print="hide">
      {view !== null && <SettingsDialog id={panelId} view={view} />}
      <button
        type="button"
        className={styles['opener']}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-keyshortcuts="Control+I Meta+I"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => (open ? closeSettings(true) : openSettings('all', event.currentTarget))}
      >
        <IconAdjustmentsHorizontal size={20} aria-hidden="true" />
        <span className={styles['tip']}>Instellingen</span>
      </button>
    </div>
  )
}

/** Escape closes and gives the focus back; a press or focus elsewhere closes and leaves the focus there, so that nothing is covered. */
function closeOnLeaving(corner: HTMLElement | null, signal: AbortSignal): void {
  const outside = (event: Event) => event.target instanceof Node && !corner?.contains(event.target)
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') closeSettings(true)
    },
    { signal },
  )
  document.addEventListener(
    'focusin',
    (event) => {
      if (outside(event)) closeSettings(false)
    },
    { signal },
  )
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (outside(event)) closeSettings(false)
    },
    { signal },
  )
}
