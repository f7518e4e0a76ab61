/** Says for two seconds that something was copied, cut or pasted. Announced by screen readers; pointers pass through it. */
import { useEffect, useState } from 'react'
import { usePassingOverlay } from '#app/lib/passing-overlay.ts'
import { clipboardWords, feedbackVisible, type ClipboardAct } from './clipboard-words.ts'
import styles from './ClipboardFeedback.module.css'

const acts: readonly ClipboardAct[] = ['copy', 'cut', 'paste']

export function ClipboardFeedback() {
  const { phase, show } = usePassingOverlay(feedbackVisible)
  const [words, setWords] = useState('')

  useEffect(() => {
    const stop = new AbortController()
    for (const act of acts) {
      document.addEventListener(
        act,
        () => {
          const said = clipboardWords(act, selectedText())
          if (said === null) return
          setWords(said)
          show()
        },
        { signal: stop.signal },
      )
    }
    return () => stop.abort()
  }, [show])

  return (
    <output className={styles['feedback']} data-phase={phase} data-print="hide">
      {phase !== 'hidden' && words}
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
