/** A field for a length in centimetres, with a comma or a point. */
import { useId } from 'react'
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

/** Another `value` resets the field: Back shows the earlier one. */
export function LengthField({ name, label, hint, value = '', fault, required = false }: LengthFieldProps) {
  const id = useId()
  const notes = [...(fault === undefined ? [] : [`${id}-fault`]), ...(hint === undefined ? [] : [`${id}-hint`])]
  return (
    <p className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <span className={styles['line']}>
        <input
          key={value}
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          pattern={String.raw`\s*\d{1,4}([.,]\d+)?\s*(cm)?\s*`}
          title="Een maat in cm, zoals 80 of 80,5"
          defaultValue={fault === undefined ? value.replace('.', ',') : value}
          required={required}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={notes.join(' ') || undefined}
        />
        <span aria-hidden="true">cm</span>
      </span>
      {fault !== undefined && (
        <small id={`${id}-fault`} data-fault="">
          {fault}
        </small>
      )}
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
    </p>
  )
}
