/** How many samples were collected and the way to ask for them, at the foot of the window; nothing while there are none. It lies over the padding of the last band, so that nothing moves. */
import { useSampleTray } from '#app/lib/sample-tray.ts'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { sampleLimit } from '#domain/requests/request-kinds.ts'
import styles from './SampleTrayBar.module.css'

const refusal = `Hoogstens ${sampleLimit} stalen per aanvraag. Verwijder er eerst een.`

/** `isRefused`: another sample did not fit. */
export function SampleTrayBar({ isRefused = false }: { isRefused?: boolean }) {
  const names = useSampleTray()
  return (
    <div className={styles['tray']} data-print="hide">
      {names.length > 0 && (
        <div className={styles['bar']}>
          <p className={styles['count']} data-refused={isRefused || undefined}>
            {isRefused ? refusal : `${names.length} van ${sampleLimit} stalen gekozen`}
          </p>
          <ButtonLink look="quiet" rel="nofollow" href={hrefTo({ to: '/kleurstalen', search: { color: [...names] } })}>
            Vraag ze aan
          </ButtonLink>
        </div>
      )}
      <output className="visually-hidden">{isRefused && refusal}</output>
    </div>
  )
}
