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
  required?: boolean
}

/** The field begins anew with another `value`: Back shows what was measured then. */
export function LengthField({ name, label, hint, value = '', required = false }: LengthFieldProps) {
  const id = useId()
  return (
    <p className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <span className={styles['line']}>
        <input key={value} id={id} name={name} inputMode="decimal" autoComplete="off" maxLength={7} pattern={String.raw`\s*\d{1,4}([.,]\d+)?\s*(cm)?\s*`} title="Een maat in cm, zoals 80 of 80,5" defaultValue={value.replace('.', ',')} required={required} aria-describedby={hint === undefined ? undefined : `${id}-hint`} />
        <span aria-hidden="true">cm</span>
      </span>
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
    </p>
  )
}
