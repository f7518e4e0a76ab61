/** Says for two seconds that something was copied, cut or pasted. Announced by screen readers; pointers pass through it. */
import { useState } from 'react'
import { useDocumentEvent } from '#app/lib/document-event.ts'
import { usePassingOverlay } from '#app/lib/passing-overlay.ts'
import styles from './ClipboardFeedback.module.css'

const visibleMs = 2_000

export function ClipboardFeedback() {
  const { phase, show } = usePassingOverlay(visibleMs)
  const [message, setMessage] = useState('')

  const announce = (text: string) => {
    setMessage(text)
    show()
  }
  useDocumentEvent('copy', () => selectedText() !== '' && announce('Gekopieerd!'))
  useDocumentEvent('cut', () => announce('Geknipt!'))
  useDocumentEvent('paste', () => announce('Geplakt!'))

  return (
    <output className={styles['feedback']} data-phase={phase} data-print="hide">
      {phase !== 'hidden' && message}
    </output>
  )
}

/** What is selected on the page, or in the field that has the focus. */
function selectedText(): string {
  const field = document.activeElement
  const inField =
    field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
      ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
      : ''
  return inField === '' ? String(document.getSelection() ?? '') : inField
}
