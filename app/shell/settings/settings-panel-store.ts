/** The settings panel of this window: which side of it is open, and the ways to open and close it. */
import { createOverlayStore } from '#app/lib/overlay-store.ts'

/** 'all': every setting; 'cookies': the sub-panel 'Cookie instellingen'. */
export type SettingsView = 'all' | 'cookies'

const panel = createOverlayStore<SettingsView>()

/** Opens the panel, or turns it to another side; `from` is the button that asked for it. */
export const openSettings = panel.open
/** Closes the panel. `returnFocus` is false when the visitor has moved on by himself. */
export const closeSettings = panel.close
/** The side that is open, or null. */
export const useSettingsView = panel.useView

/** What the shortcut does: closes what is open, opens what is not. */
export function toggleSettings(): void {
  if (panel.view() === null) panel.open('all')
  else panel.close(true)
}
