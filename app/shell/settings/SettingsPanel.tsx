/** The settings button and the non-modal panel it opens. The button floats over the page; in a narrow window it sits in the footer. */
import { useId, useRef } from 'react'
import { useDocumentEvent, useEscape } from '#app/lib/document-event.ts'
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

  // Escape gives the focus back; a press or focus elsewhere leaves the focus there, so that nothing is covered.
  useEscape(() => closeSettings(true), open)
  const closeUnlessInside = ({ target }: Event) => {
    // While it loads, its opener may go, and the focus with it.
    const isThere = corner.current?.querySelector('dialog') != null
    if (isThere && target instanceof Node && !corner.current?.contains(target)) closeSettings(false)
  }
  useDocumentEvent('focusin', closeUnlessInside, open)
  useDocumentEvent('pointerdown', closeUnlessInside, open)

  return (
    <div ref={corner} data-needs-js="" data-print="hide">
      {view !== null && <SettingsDialog id={panelId} view={view} />}
      <button
        type="button"
        className={styles['opener']}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        data-icon="sliders"
        aria-keyshortcuts="Control+I Meta+I"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => (open ? closeSettings(true) : openSettings('all', event.currentTarget))}
      >
        <span className={styles['tip']}>Instellingen</span>
      </button>
    </div>
  )
}
