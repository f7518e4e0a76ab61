/** A field for a length in centimetres, with a comma or a point. */
import { useId } from 'react'
import { useCheckedField } from '#app/ui/checked-field/use-checked-field.tsx'
import styles from './LengthField.module.css'

type LengthFieldProps = {
  /** The search param. */
  name: string
  label: string
  /** What to measure, under the field. */
  hint?: string
  /** In cm with a point, as in the address. */
  value?: string | undefined
  /** What is wrong with `value`, which is then shown as it was typed. */
  fault?: string | undefined
  required?: boolean
}

export function LengthField({ name, label, hint, value = '', fault: valueFault, required = false }: LengthFieldProps) {
  const id = useId()
  const { field, fault } = useCheckedField({
    value: valueFault === undefined ? value.replace('.', ',') : value,
    valueFault,
    hint: 'Een maat in cm, zoals 80 of 80,5',
    note: hint === undefined ? undefined : `${id}-hint`,
  })
  return (
    <p className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <span className={styles['line']}>
        <input
          {...field}
          id={id}
          name={name}
          inputMode="decimal"
          maxLength={12}
          pattern={String.raw`\s*\d{1,4}([.,]\d+)?\s*(cm)?\s*`}
          required={required}
        />
        <span aria-hidden="true">cm</span>
      </span>
      {fault}
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
    </p>
  )
}
