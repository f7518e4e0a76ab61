/** What the clipboard feedback says (specification sections 2 and 8). Pure. */

/** It stands for this many ms. */
export const feedbackVisible = 2_000

export type ClipboardAct = 'copy' | 'cut' | 'paste'

/**
 * The words for what a visitor did with the clipboard; null for copying nothing. Whether the clipboard took it is not asked:
 * a write that fails still shows the feedback.
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
