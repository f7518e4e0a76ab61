/** Chooses a moment in the showroom: one list, its slots by day. */
import { useId } from 'react'
import fieldStyles from '#app/ui/form-field/FormField.module.css'
import { slotsByDay, slotShort, type Slot } from '#domain/requests/showroom-slots.ts'

type SlotChoiceProps = {
  label: string
  slots: readonly Slot[]
  chosen?: string | undefined
  fault?: string | undefined
}

export function SlotChoice({ label, slots, chosen, fault }: SlotChoiceProps) {
  const id = useId()
  return (
    <div data-columns="4">
      <label className={fieldStyles['label']} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={fieldStyles['field']}
        name="slot"
        defaultValue={chosen}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault === undefined ? undefined : `${id}-fout`}
      >
        {slotsByDay(slots).map(({ day, slots: own }) => (
          <optgroup key={day} label={day}>
            {own.map((slot) => (
              <option key={slot} value={slot}>
                {slotShort(slot)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {fault !== undefined && (
        <p id={`${id}-fout`} className={fieldStyles['fault']}>
          {fault}
        </p>
      )}
    </div>
  )
}
