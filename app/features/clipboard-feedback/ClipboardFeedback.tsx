/** Says for two seconds that something was copied, cut or pasted. Announced by screen readers; pointers pass through it. */
import { useEffect, useState } from 'react'
import { usePassingOverlay } from '#app/lib/passing-overlay.ts'
import styles from './ClipboardFeedback.module.css'

const visibleMs = 2_000

/** By clipboard event. */
const messages = { copy: 'Gekopieerd!', cut: 'Geknipt!', paste: 'Geplakt!' } as const
const events = ['copy', 'cut', 'paste'] as const

export function ClipboardFeedback() {
  const { phase, show } = usePassingOverlay(visibleMs)
  const [message, setMessage] = useState('')

  useEffect(() => {
    const stop = new AbortController()
    const announce = ({ type }: ClipboardEvent) => {
      const event = events.find((name) => name === type)
      if (event === undefined || (event === 'copy' && selectedText() === '')) return
      setMessage(messages[event])
      show()
    }
    for (const event of events) document.addEventListener(event, announce, { signal: stop.signal })
    return () => stop.abort()
  }, [show])

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
