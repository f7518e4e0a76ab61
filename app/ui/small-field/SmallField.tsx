/** Fields of a search form: a number, and a choice. They show the value of the address. */
import { useId } from 'react'
import { useAddressValue } from '#app/lib/address-value.ts'
import { useCheckedField } from '#app/ui/checked-field/use-checked-field.tsx'
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
  const { field, fault } = useCheckedField({ value: String(value ?? ''), hint: title })
  return (
    <p className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input {...field} id={id} name={name} inputMode="numeric" pattern={pattern} />
      {fault}
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
  const select = useAddressValue<HTMLSelectElement>(value ?? '')
  return (
    <p className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <select ref={select} id={id} name={name} defaultValue={value ?? ''}>
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
