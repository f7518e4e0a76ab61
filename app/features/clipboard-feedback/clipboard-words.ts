/** What the clipboard feedback says. */

/** Shown for this many ms. */
export const feedbackVisible = 2_000

export type ClipboardAct = 'copy' | 'cut' | 'paste'

/**
 * The words for what a visitor did with the clipboard; null for copying nothing. A write that fails
 * still shows the feedback.
 */
export function clipboardWords(act: ClipboardAct, selected: string): string | null {
  switch (act) {
    case 'copy':
      return selected === '' ? null : 'Gekopieerd!'
    case 'cut':
      return 'Geknipt!'
    default:
      return 'Geplakt!'
  }
}
