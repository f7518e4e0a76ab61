/** The form for an appointment in the showroom. */
import { useQueryClient } from '@tanstack/react-query'
import type { RequestForm as FormState } from '#domain/requests/request-form.ts'
import type { Slot } from '#domain/requests/showroom-slots.ts'
import { freeSlotsQueryOptions } from './request-query.ts'
import { RequestBand } from './RequestBand.tsx'
import { SlotChoice } from './SlotChoice.tsx'
import { useRequestForm } from './use-request-form.ts'

type AppointmentFormProps = { path: string; slots: readonly Slot[]; posted: FormState | undefined }

export function AppointmentForm({ path, slots, ...after }: AppointmentFormProps) {
  const queryClient = useQueryClient()
  // Another visitor may have taken the moment that was chosen.
  const { posted, sending } = useRequestForm(after.posted, {
    onRefused: () => void queryClient.invalidateQueries(freeSlotsQueryOptions),
  })
  return (
    <RequestBand
      id="afspraak"
      path={path}
      kind="appointment"
      title="Kies een moment"
      text="Een uur met iemand die de meubelen maakt. Alleen rondkijken kan altijd tijdens de openingstijden; daarvoor hoeft u niets af te spreken."
      posted={posted}
      sending={sending}
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
