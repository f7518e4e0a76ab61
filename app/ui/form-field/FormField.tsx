/** A field of a form with its label, and under it a hint or what is wrong with it. */
import { useId, type ReactNode } from 'react'
import styles from './FormField.module.css'

type FormFieldProps = {
  name: string
  maxLength: number
  autoComplete: string
  required: boolean
  label: string
  type: 'text' | 'email' | 'tel' | 'long-text' | 'choice'
  /** As typed before. */
  value?: string | undefined
  hint?: ReactNode
  fault?: string | undefined
  /** Of the six of a wide form; all of them without it. */
  columns?: 2 | 3 | 4 | undefined
  /** Of a choice. */
  options?: readonly string[] | undefined
}

export function FormField({ label, type, value = '', hint, fault, columns, options, ...field }: FormFieldProps) {
  const id = useId()
  const note = fault ?? hint
  const { maxLength, ...rest } = {
    ...field,
    id,
    className: styles['field'],
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': note === undefined ? undefined : `${id}-uitleg`,
  }
  return (
    <div data-columns={columns}>
      <label className={styles['label']} htmlFor={id}>
        {label}
        {!field.required && ' (niet verplicht)'}
      </label>
      {type === 'long-text' ? (
        <textarea {...rest} maxLength={maxLength} defaultValue={value} rows={5} />
      ) : type === 'choice' ? (
        <select {...rest} defaultValue={value === '' ? options?.[0] : value}>
          {options?.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          {...rest}
          maxLength={maxLength}
          type={type}
          defaultValue={value}
          spellCheck={type === 'email' ? false : undefined}
        />
      )}
      {note !== undefined && (
        <p id={`${id}-uitleg`} className={fault === undefined ? styles['note'] : styles['fault']}>
          {note}
        </p>
      )}
    </div>
  )
}
