/** The form for an appointment in the showroom. */
import type { RequestForm as FormState } from '#domain/requests/request-form.ts'
import type { Slot } from '#domain/requests/showroom-slots.ts'
import { RequestBand } from './RequestBand.tsx'
import { SlotChoice } from './SlotChoice.tsx'

type AppointmentFormProps = { path: string; slots: readonly Slot[]; posted: FormState | undefined }

export function AppointmentForm({ path, slots, posted }: AppointmentFormProps) {
  return (
    <RequestBand
      id="afspraak"
      path={path}
      kind="appointment"
      title="Kies een moment"
      text="Een uur met iemand die de meubelen maakt. Alleen rondkijken kan altijd tijdens de openingstijden; daarvoor hoeft u niets af te spreken."
      posted={posted}
    >
      <SlotChoice
        label="Dag en tijd"
        slots={slots}
        chosen={posted?.values['slot']}
        fault={posted?.step === 'fill' ? posted.faults['slot'] : undefined}
      />
    </RequestBand>
  )
}
