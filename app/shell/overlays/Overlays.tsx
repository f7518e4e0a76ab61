/** What floats in the corner of the window: stacked, so that nothing covers anything, and the keys that belong to the whole site. */
import { ClipboardFeedback } from '#app/features/clipboard-feedback/ClipboardFeedback.tsx'
import { useKeyboardHint } from '#app/features/keyboard-hints/use-keyboard-hint.ts'
import { useSiteKeys } from '#app/features/keyboard-hints/use-site-keys.ts'
import { openSearch, useSearchOpen } from '#app/features/search/open-search.ts'
import { idle } from '#app/lib/idle.ts'
import { lazyComponent } from '#app/lib/lazy-component/lazy-component.ts'
import { SettingsPanel } from '../settings/SettingsPanel.tsx'
import { toggleSettings, useSettingsView } from '../settings/settings-panel-store.ts'
import { mayShowHint } from './overlay-rules.ts'
import styles from './Overlays.module.css'

const { LazyComponent: KeyboardHint } = lazyComponent(
  async () => (await import('#app/features/keyboard-hints/KeyboardHint.tsx')).KeyboardHint,
)

const { LazyComponent: LateAttendants } = lazyComponent(async () => {
  const since = performance.now()
  await idle()
  const { Attendants } = await import('../attendants/Attendants.tsx')
  return () => <Attendants since={since} />
})

export function Overlays() {
  const hint = useKeyboardHint()
  const hintAllowed = mayShowHint({ settings: useSettingsView() !== null, search: useSearchOpen() })
  useSiteKeys((meaning) => {
    if (meaning === 'search') openSearch()
    if (meaning === 'settings') toggleSettings()
    if (meaning === 'close') hint.hide()
    if (meaning === 'hint' && hintAllowed) hint.offer()
  })
  return (
    <>
      <div className={styles['stack']}>
        <ClipboardFeedback />
        {hint.phase !== 'hidden' && hintAllowed && <KeyboardHint phase={hint.phase} />}
        <SettingsPanel />
      </div>
      <LateAttendants />
    </>
  )
}
