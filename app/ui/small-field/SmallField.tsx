/** Fields of a search form: a number, and a choice. Another value in the address resets them, so that Back shows the earlier one. */
import { useId } from 'react'
import styles from './SmallField.module.css'

type SmallFieldProps = { name: string; label: string }

/** `pattern` and `title`: what may be typed, and how to say so. */
export function NumberField({
  name,
  label,
  value,
  pattern,
  title,
}: SmallFieldProps & { value: number | undefined; pattern: string | undefined; title: string | undefined }) {
  const id = useId()
  return (
    <p className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        key={value}
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        pattern={pattern}
        title={title}
        defaultValue={value}
      />
    </p>
  )
}

/** `none`: the label of no choice. */
export function ChoiceField({
  name,
  label,
  value,
  none,
  options,
}: SmallFieldProps & {
  value: string | undefined
  none: string
  options: readonly { value: string; label: string }[]
}) {
  const id = useId()
  return (
    <p className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <select key={value} id={id} name={name} defaultValue={value ?? ''}>
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  )
}
