/** Chooses a moment in the showroom: days with their free hours, the first days in sight. */
import { useId } from 'react'
import fieldStyles from '#app/ui/form-field/FormField.module.css'
import { Fold } from '#app/ui/fold/Fold.tsx'
import { slotsByDay, slotTime, type Slot } from '#domain/requests/showroom-slots.ts'
import styles from './SlotChoice.module.css'

type SlotChoiceProps = {
  label: string
  slots: readonly Slot[]
  chosen?: string | undefined
  fault?: string | undefined
}

/** A week of opening hours; the others unfold. */
const daysInSight = 4

export function SlotChoice({ label, slots, chosen, fault }: SlotChoiceProps) {
  const id = useId()
  const days = slotsByDay(slots)
  const later = days.slice(daysInSight)
  const dayOf = (day: (typeof days)[number]) => <Day key={day.day} {...day} chosen={chosen} />
  return (
    <fieldset
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={fault === undefined ? undefined : true}
      aria-describedby={fault === undefined ? undefined : `${id}-fout`}
    >
      <legend className={fieldStyles['label']}>{label}</legend>
      {days.slice(0, daysInSight).map(dayOf)}
      {later.length > 0 && (
        <Fold
          className={styles['later']}
          open={later.some((day) => chosen !== undefined && day.slots.includes(chosen))}
          summary={later.length === 1 ? 'Nog één dag' : `Nog ${later.length} dagen`}
        >
          {later.map(dayOf)}
        </Fold>
      )}
      {fault !== undefined && (
        <p id={`${id}-fout`} className={fieldStyles['fault']}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}

function Day({ day, slots, chosen }: { day: string; slots: readonly Slot[]; chosen: Slot | undefined }) {
  return (
    <fieldset className={styles['day']}>
      <legend>{day.replace(/ \d{4}$/, '')}</legend>
      {slots.map((slot) => (
        <label key={slot} className={styles['hour']}>
          <input type="radio" name="slot" value={slot} defaultChecked={slot === chosen} />
          {slotTime(slot).slice(0, 5)}
        </label>
      ))}
    </fieldset>
  )
}
