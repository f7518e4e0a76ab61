/** What can be done with an appointment on its page: keep it in a calendar, move it, cancel it. */
import { Button, ButtonLink } from '#app/ui/button/Button.tsx'
import { slotDay, slotTime } from '#domain/requests/showroom-slots.ts'
import { stringifySearch } from '#domain/search-string.ts'
import type { ChangeOutcome } from '#server/requests/change-appointment.ts'
import type { RequestStatus } from '#server/requests/request.functions.ts'
import { SlotChoice } from './SlotChoice.tsx'
import styles from './RequestStatusPage.module.css'

const outcomeWords: Record<ChangeOutcome, string> = {
  changed: 'De afspraak is aangepast. U krijgt een nieuwe mail.',
  unchanged: 'Dit was al zo.',
  unknown: 'Deze afspraak is voorbij of afgezegd en kan niet meer veranderen.',
  taken: 'Dit moment is net bezet. Kies een ander.',
  failed: 'Er ging iets mis. Uw afspraak staat nog zoals hij stond; probeer het later opnieuw.',
}

type AppointmentChangesProps = {
  token: string
  /** Null when it cannot be changed any more. */
  appointment: RequestStatus['appointment']
  outcome: ChangeOutcome | undefined
}

export function AppointmentChanges({ token, appointment, outcome }: AppointmentChangesProps) {
  const search = stringifySearch({ token })
  return (
    <>
      {outcome !== undefined && <output>{outcomeWords[outcome]}</output>}
      {appointment !== null && (
        <>
          <p>
            <ButtonLink look="secondary" href={`/aanvraag/afspraak.ics${search}`} download>
              Zet in uw agenda
            </ButtonLink>
          </p>
          <form className={styles['change']} method="post" action={`/aanvraag${search}`}>
            <SlotChoice label="Liever een ander moment" slots={appointment.slots} chosen={appointment.slot} />
            <p>
              <Button type="submit" look="secondary">
                Verzetten
              </Button>
            </p>
          </form>
          <details className={styles['cancel']}>
            <summary>Afspraak afzeggen</summary>
            <form className={styles['change']} method="post" action={`/aanvraag${search}`}>
              <p>
                {`Zeker weten? Uw afspraak van ${slotDay(appointment.slot)}, ${slotTime(appointment.slot)}, vervalt, en iemand anders kan dan komen.`}
              </p>
              <p>
                <Button type="submit" look="secondary" name="cancel" value="1">
                  Ja, zeg de afspraak af
                </Button>
              </p>
            </form>
          </details>
        </>
      )}
    </>
  )
}
