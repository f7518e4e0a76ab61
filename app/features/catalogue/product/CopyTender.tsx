/** A button that copies the tender text of a product to the clipboard; where the browser refuses, the text is a link. */
import { useState } from 'react'
import { Button } from '#app/ui/button/Button.tsx'

/** `href`: of the text. With another address the button is a new one. */
export function CopyTender({ href }: { href: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = async () => {
    setState('idle') // emptied first, so that the same text is announced again
    // The text is still to come: Safari takes a promise of it while the press counts.
    const text = fetch(href).then((response) => (response.ok ? response.blob() : Promise.reject(new RangeError(href))))
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return (
    <p data-needs-js="">
      <Button look="text" onClick={() => void copy()}>
        Kopieer de bestektekst
      </Button>{' '}
      <output>
        {state === 'copied' && 'Gekopieerd!'}
        {state === 'refused' && (
          <a href={href} download>
            Bewaar de tekst
          </a>
        )}
      </output>
    </p>
  )
}
