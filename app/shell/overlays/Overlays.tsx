/** What floats in the corner of the window, stacked so that nothing covers anything, and the keyboard shortcuts of the site. */
import { ClipboardFeedback } from '#app/features/clipboard-feedback/ClipboardFeedback.tsx'
import { useKeyboardHint } from '#app/features/keyboard-hints/use-keyboard-hint.ts'
import { useSiteKeys } from '#app/features/keyboard-hints/use-site-keys.ts'
import { openSearch, useSearchOpen } from '#app/features/search/open-search.ts'
import { lazyComponent } from '#app/lib/lazy-component/lazy-component.ts'
import { useEditedShell } from '#app/features/pages/edited-shell.ts'
import { SettingsPanel } from '../settings/SettingsPanel.tsx'
import { toggleSettings, useSettingsView } from '../settings/settings-panel-store.ts'
import styles from './Overlays.module.css'

const { LazyComponent: KeyboardHint } = lazyComponent(
  async () => (await import('#app/features/keyboard-hints/KeyboardHint.tsx')).KeyboardHint,
)

const { LazyComponent: PreviewBar } = lazyComponent(
  async () => (await import('../preview-bar/PreviewBar.tsx')).PreviewBar,
)

export function Overlays() {
  const { refused } = useEditedShell()
  const hint = useKeyboardHint()
  const settings = useSettingsView()
  const searchOpen = useSearchOpen()
  // A visitor who has found the settings or the search needs no hint of how to get there.
  const mayHint = settings === null && !searchOpen
  useSiteKeys((meaning) => {
    if (meaning === 'search') openSearch()
    if (meaning === 'settings') toggleSettings()
    if (meaning === 'close') hint.hide()
    if (meaning === 'hint' && mayHint) hint.offer()
  })
  return (
    <div className={styles['stack']}>
      <ClipboardFeedback />
      {hint.phase !== 'hidden' && mayHint && <KeyboardHint phase={hint.phase} />}
      <SettingsPanel />
      {refused && <PreviewBar refused={refused} />}
    </div>
  )
}
