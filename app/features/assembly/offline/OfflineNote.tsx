/** Saves the guide on the device when it is opened, shows whether it is saved, and has a button to remove or save it. */
import { useEffect, useState } from 'react'
import { idle } from '#app/lib/idle.ts'
import { canSaveGuides, forgetGuide, isGuideSaved, saveGuide } from './saved-guides.ts'
import styles from './OfflineNote.module.css'

export function OfflineNote({ path }: { path: string }) {
  const [state, setState] = useState<'unknown' | 'saved' | 'missing'>('unknown')
  useEffect(() => {
    if (!canSaveGuides()) return undefined
    let isMounted = true
    const save = async () => {
      await idle()
      const isSaved = await saveGuide(path).then(
        () => true,
        () => isGuideSaved(path).catch(() => false), // offline an older copy may be there
      )
      if (isMounted) setState(isSaved ? 'saved' : 'missing')
    }
    const start = () => void save()
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true }) // the page's own files go first
    return () => {
      isMounted = false
      removeEventListener('load', start)
    }
  }, [path])

  // When it fails, the note still says what is true.
  const change = (act: (path: string) => Promise<void>, after: 'saved' | 'missing') => () => {
    act(path).then(
      () => setState(after),
      () => undefined,
    )
  }
  return (
    <output className={styles['note']} data-print="hide">
      {state === 'saved' && (
        <>
          Bewaard op dit apparaat: opent ook zonder netwerk.{' '}
          <button type="button" onClick={change(forgetGuide, 'missing')}>
            Verwijderen
          </button>
        </>
      )}
      {state === 'missing' && (
        <>
          Niet bewaard op dit apparaat.{' '}
          <button type="button" onClick={change(saveGuide, 'saved')}>
            Bewaren
          </button>
        </>
      )}
    </output>
  )
}
