/** Keeps the guide on the device as soon as it is opened, says so truthfully, and takes it off again on request. */
import { useEffect, useState } from 'react'
import { idle } from '#app/lib/idle.ts'
import { isGuideSaved } from './kept-guide.ts'
import { canSaveGuides, forgetGuide, saveGuide } from './saved-guides.ts'
import styles from './OfflineNote.module.css'

type State = 'unknown' | 'saved' | 'missing'

export function OfflineNote({ path }: { path: string }) {
  const [state, setState] = useState<State>('unknown')
  useEffect(() => {
    if (!canSaveGuides()) return undefined
    let hasLeft = false
    const keep = async () => {
      const saved = await saveGuide(path)
        .then(
          () => true,
          () => isGuideSaved(path),
        )
        .catch(() => false) // without a network an older copy stands
      if (!hasLeft) setState(saved ? 'saved' : 'missing')
    }
    const start = () => {
      void idle().then(keep)
    }
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true }) // what is on the screen comes first
    return () => {
      hasLeft = true
      removeEventListener('load', start)
    }
  }, [path])
  return (
    <output className={styles['note']} data-print="hide">
      {state === 'saved' && (
        <>
          Bewaard op dit apparaat: opent ook zonder netwerk.{' '}
          <button
            type="button"
            onClick={() => {
              forgetGuide(path).then(
                () => setState('missing'),
                () => undefined,
              )
            }}
          >
            Verwijderen
          </button>
        </>
      )}
      {state === 'missing' && (
        <>
          Niet bewaard op dit apparaat.{' '}
          <button
            type="button"
            onClick={() => {
              saveGuide(path).then(
                () => setState('saved'),
                () => undefined,
              )
            }}
          >
            Bewaren
          </button>
        </>
      )}
    </output>
  )
}
