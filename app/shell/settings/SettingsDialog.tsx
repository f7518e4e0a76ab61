/** What the settings panel shows: all settings, or the cookies, one at a time. */
import { IconArrowLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { CookieSettings } from '#app/features/consent/CookieSettings.tsx'
import { useSingleKeys } from '#app/features/keyboard-hints/single-key-store.ts'
import { isForcedDark } from '#app/features/theme/forced-theme.ts'
import { ThemeSettings } from '#app/features/theme/ThemeSettings.tsx'
import { IconButton } from '#app/ui/icon-button/IconButton.tsx'
import { Switch } from '#app/ui/switch/Switch.tsx'
import { usePagePath } from '../page-path.ts'
import { closeSettings, openSettings, type SettingsView } from './settings-panel-store.ts'
import styles from './SettingsPanel.module.css'

export function SettingsDialog({ id, view }: { id: string; view: SettingsView }) {
  const titleId = useId()
  const [confirmed, setConfirmed] = useState(false)
  const turnTo = (side: SettingsView, withChoice: boolean) => {
    setConfirmed(withChoice)
    openSettings(side)
  }

  return (
    <dialog open id={id} className={styles['panel']} aria-labelledby={titleId}>
      <div className={styles['top']}>
        {view === 'cookies' && (
          <IconButton
            className={styles['back']}
            label="Terug naar alle instellingen"
            onClick={() => turnTo('all', false)}
          >
            <IconArrowLeft size={20} aria-hidden="true" />
          </IconButton>
        )}
        <Title key={view} id={titleId}>
          {view === 'cookies' ? 'Cookie instellingen' : 'Instellingen'}
        </Title>
        <IconButton className={styles['close']} label="Instellingen sluiten" onClick={() => closeSettings(true)}>
          <IconX size={20} aria-hidden="true" />
        </IconButton>
      </div>
      {view === 'cookies' ? (
        <CookieSettings onConfirmed={() => turnTo('all', true)} />
      ) : (
        <AllSettings onCookies={() => turnTo('cookies', false)} />
      )}
      <output className={styles['outcome']}>{confirmed && 'Uw keuze is bewaard.'}</output>
    </dialog>
  )
}

/** Takes the focus when it appears, so that a screen reader begins at the top. */
function Title({ id, children }: { id: string; children: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <h2 ref={title} id={id} tabIndex={-1} className={styles['title']}>
      {children}
    </h2>
  )
}

function AllSettings({ onCookies }: { onCookies: () => void }) {
  const path = usePagePath()
  const [singleKeys, setSingleKeys] = useSingleKeys()
  const noteId = useId()
  return (
    <>
      <ThemeSettings
        forcedDark={isForcedDark(path)}
        accessibility={
          <>
            <Switch
              label="Sneltoets van één teken"
              checked={singleKeys}
              aria-describedby={noteId}
              onChange={(event) => setSingleKeys(event.currentTarget.checked)}
            />
            <p id={noteId} className={styles['note']}>
              De toets / opent zoeken. Ctrl+K en Ctrl+I werken altijd.
            </p>
          </>
        }
      />
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>Privacy</legend>
        <button type="button" className={styles['onward']} onClick={onCookies}>
          Cookie instellingen <IconChevronRight size={20} aria-hidden="true" />
        </button>
      </fieldset>
    </>
  )
}
