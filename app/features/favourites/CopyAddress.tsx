/** A button that copies the address of a list, and shows it as a link when the browser refuses. */
import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#app/ui/button/Button.tsx'
import styles from './CopyAddress.module.css'

/** `path` includes the search but no origin. */
export function CopyAddress({ path, label }: { path: string; label: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + path)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return (
    <span className={styles['copy']}>
      <Button look="secondary" onClick={() => void copy()}>
        <IconLink size={18} aria-hidden="true" /> {label}
      </Button>
      <output>{state === 'copied' && 'Gekopieerd!'}</output>
      {state === 'refused' && (
        <a className={styles['address']} href={path}>
          Kopieer het adres van deze koppeling
        </a>
      )}
    </span>
  )
}
