/** How up to date each kind of content is. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { once } from '#domain/once.ts'
import { site } from '#domain/site.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import type { SourceState } from '#server/pages/source-status.ts'
import { sourceStatusQueryOptions } from './status-query.ts'
import styles from './SourceStatus.module.css'

const timeFormat = once(
  () => new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Amsterdam' }),
)
const words: Readonly<Record<SourceState, string>> = {
  fresh: 'Actueel',
  kept: 'Laatst bekende gegevens',
  missing: 'Nu niet op te halen',
}

export function SourceStatus() {
  const { data: status } = useSuspenseQuery(sourceStatusQueryOptions)
  const isFresh = status.sources.every(({ state }) => state === 'fresh')
  return (
    <Band aria-labelledby="stand">
      <h2 id="stand" className={styles['title']}>
        De stand van deze site
      </h2>
      <div className={styles['words']}>
        <p>
          {isFresh
            ? 'Alle gegevens zijn bijgewerkt.'
            : 'Een deel van de gegevens kan verouderd zijn of ontbreken. Bel gerust voor de laatste stand.'}{' '}
          Nagekeken om <time dateTime={status.checkedAt}>{timeFormat().format(new Date(status.checkedAt))}</time> uur.
        </p>
        <dl className={styles['sources']}>
          {status.sources.map(({ name, state, count }) => (
            <div key={name} className={styles['source']}>
              <dt>{name}</dt>
              <dd data-state={state}>
                {words[state]}
                <span className={styles['count']}>{count?.toLocaleString('nl-NL')}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles['more']}>
          <ButtonLink look="quiet" href={site.links.status}>
            Storingen en onderhoud op de statuspagina
          </ButtonLink>
        </p>
      </div>
    </Band>
  )
}
