/** The page about a stored request: the confirmation right after sending, and later what the link in the mail shows. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Band } from '#app/ui/band/Band.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { FactList } from '#app/ui/facts/FactList.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import type { ChangeOutcome } from '#server/requests/change-appointment.ts'
import { cancelledWords } from '#domain/requests/request-kinds.ts'
import { requestWords } from '#domain/requests/request-words.ts'
import { stringifySearch } from '#domain/search-string.ts'
import { site } from '#domain/site.ts'
import { AppointmentChanges } from './AppointmentChanges.tsx'
import { forgetDraft } from './form-draft.ts'
import { requestStatusQueryOptions } from './request-query.ts'
import styles from './RequestStatusPage.module.css'

type RequestStatusProps = { token: string; outcome: ChangeOutcome | undefined }

/** `outcome`: what came of a change of the appointment. */
export function RequestStatusPage({ token, outcome }: RequestStatusProps) {
  const { data: status } = useSuspenseQuery(requestStatusQueryOptions(token))
  const draft = status?.draft
  useEffect(() => {
    if (draft) forgetDraft(draft)
  }, [draft])
  if (status === null) return <UnknownRequest />
  const { title, next } = status.state === 'cancelled' ? cancelledWords : requestWords[status.kind]
  return (
    <Band>
      <div className={styles['words']}>
        <p className={styles['reference']}>Kenmerk {status.reference}</p>
        <h1>{title}</h1>
        <h2 className={styles['small']}>Wat er nu gebeurt</h2>
        <ol className={styles['next']}>
          {next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {status.kind === 'appointment' && (
          <AppointmentChanges token={token} appointment={status.appointment} outcome={outcome} />
        )}
      </div>
      <div className={styles['facts']}>
        <h2 className={styles['small']}>Dit hebt u {status.kind === 'application' ? 'gestuurd' : 'gevraagd'}</h2>
        <FactList facts={status.facts} />
        {(status.hasPaper || status.composition !== null) && (
          <p className={styles['buttons']}>
            {status.hasPaper && (
              <ButtonLink look="secondary" href={`/aanvraag/offerte.pdf${stringifySearch({ token })}`} download>
                Bewaar als pdf
              </ButtonLink>
            )}
            {status.composition !== null && (
              <ButtonLink look="text" href={status.composition}>
                Bekijk de samenstelling
              </ButtonLink>
            )}
          </p>
        )}
        <p className={styles['help']}>
          Klopt er iets niet? Bel <a href={site.phoneHref}>{site.phone}</a> of mail{' '}
          <a href={`mailto:${site.email}`}>{site.email}</a> en noem het kenmerk.
        </p>
      </div>
    </Band>
  )
}

function UnknownRequest() {
  return (
    <Band>
      <div className={styles['words']}>
        <h1>Deze link kennen wij niet</h1>
        <p className={styles['text']}>
          De aanvraag is gewist omdat de bewaartijd voorbij is, of de link is onderweg afgebroken. Open hem nog eens
          vanuit de mail.
        </p>
        <p>
          <ButtonLink href={hrefTo({ to: '/contact' })} look="secondary">
            Contact
          </ButtonLink>
        </p>
      </div>
    </Band>
  )
}
