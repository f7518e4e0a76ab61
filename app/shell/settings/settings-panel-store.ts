/** The settings panel of this window: which view of it is open, and the ways to open and close it. */
import { createOverlayStore } from '#app/lib/overlay-store.ts'

/** 'all': every setting; 'cookies': the sub-panel 'Cookie instellingen'. */
export type SettingsView = 'all' | 'cookies'

const panel = createOverlayStore<SettingsView>()

/** Opens the panel, or shows another view of it; `from` is the button that was pressed. */
export const openSettings = panel.open
/** Closes the panel. `returnFocus` is false when the visitor has moved the focus elsewhere. */
export const closeSettings = panel.close
/** The view that is open, or null. */
export const useSettingsView = panel.useView

/** For the shortcut: opens or closes the panel. */
export function toggleSettings(): void {
  if (panel.view() === null) panel.open('all')
  else panel.close(true)
}
