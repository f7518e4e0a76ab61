/** The floating button in the corner and the panel of settings that it opens. It lies over the page, but never holds the visitor. */
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { isForcedDark } from '#app/features/theme/forced-theme.ts'
import { ThemeSettings } from '#app/features/theme/ThemeSettings.tsx'
import { usePagePath } from '../page-path.ts'
import { closeSettings, openSettings, useSettingsOpen } from './settings-panel-store.ts'
import styles from './SettingsPanel.module.css'

export function SettingsPanel() {
  const open = useSettingsOpen()
  const panelId = useId()
  const corner = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const stop = new AbortController()
    if (open) closeOnLeaving(corner.current, stop.signal)
    return () => stop.abort()
  }, [open])

  return (
    <div ref={corner} className={styles['corner']} data-print="hide">
      {open && <Panel id={panelId} />}
      <button type="button" className={styles['opener']} aria-expanded={open} aria-controls={open ? panelId : undefined} onClick={(event) => (open ? closeSettings(true) : openSettings(event.currentTarget))}>
        <IconAdjustmentsHorizontal size={20} stroke={1.5} aria-hidden="true" />
        <span className={styles['tip']}>Instellingen</span>
      </button>
    </div>
  )
}

function Panel({ id }: { id: string }) {
  const path = usePagePath()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => title.current?.focus(), [])

  return (
    <dialog open id={id} className={styles['panel']} aria-labelledby={titleId}>
      <div className={styles['top']}>
        <h2 ref={title} id={titleId} tabIndex={-1} className={styles['title']}>Instellingen</h2>
        <button type="button" className={styles['close']} onClick={() => closeSettings(true)}><IconX size={20} stroke={1.5} aria-hidden="true" /><span className="visually-hidden">Instellingen sluiten</span></button>
      </div>
      <ThemeSettings forcedDark={isForcedDark(path)} />
    </dialog>
  )
}

/** Escape closes and gives the focus back; a press or focus elsewhere closes and leaves the focus there, so that nothing is covered. */
function closeOnLeaving(corner: HTMLElement | null, signal: AbortSignal): void {
  const outside = (event: Event) => event.target instanceof Node && !corner?.contains(event.target)
  document.addEventListener('keydown', (event) => { if (event.key === 'Escape') closeSettings(true) }, { signal })
  document.addEventListener('focusin', (event) => { if (outside(event)) closeSettings(false) }, { signal })
  document.addEventListener('pointerdown', (event) => { if (outside(event)) closeSettings(false) }, { signal })
}
