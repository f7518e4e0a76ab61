/** Says whether the guide is saved on the device, and has a button to save or remove it. Nothing is downloaded before 'Bewaren'. */
import { useEffect, useState } from 'react'
import { idle } from '#app/lib/idle.ts'
import { canSaveGuides, forgetGuide, isGuideSaved, saveGuide, savesData } from './saved-guides.ts'
import styles from './OfflineNote.module.css'

export function OfflineNote({ path }: { path: string }) {
  const [state, setState] = useState<'unknown' | 'saved' | 'missing' | 'asking'>('unknown')
  useEffect(() => {
    if (!canSaveGuides()) return undefined
    let isMounted = true
    const look = async () => {
      const isSaved = await isGuideSaved(path).catch(() => false)
      if (isMounted) setState(isSaved ? 'saved' : 'missing')
      if (!isSaved || savesData()) return
      await idle()
      await saveGuide(path) // what was saved stays as new as the site
    }
    look().catch(() => undefined)
    return () => {
      isMounted = false
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
          <button type="button" onClick={savesData() ? () => setState('asking') : change(saveGuide, 'saved')}>
            Bewaren
          </button>
        </>
      )}
      {state === 'asking' && (
        <>
          Uw browser bespaart data, en bewaren haalt ongeveer 1 MB op.{' '}
          <button type="button" onClick={change(saveGuide, 'saved')}>
            Toch bewaren
          </button>
        </>
      )}
    </output>
  )
}
