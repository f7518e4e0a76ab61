/** Says in our words, under a field, why the browser refuses what was typed; its own bubble speaks the language of the browser. */
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { useAddressValue } from '#app/lib/address-value.ts'
import styles from './checked-field.module.css'

type CheckedField = { field: ComponentProps<'input'>; fault: ReactNode }

type Options = {
  /** Of the address. */
  value: string
  /** What may be typed, as a sentence without a full stop. */
  hint: string | undefined
  /** What is wrong with `value`. */
  valueFault?: string | undefined
  /** Id of what else describes the field. */
  note?: string | undefined
}

/** The props of an input that holds a value of the address, and what is wrong with what was typed. */
export function useCheckedField({ value, hint, valueFault, note }: Options): CheckedField {
  const id = useId()
  const ref = useAddressValue<HTMLInputElement>(value)
  const [typedFault, setTypedFault] = useState<string>()
  const fault = typedFault ?? valueFault
  const described = [...(fault === undefined ? [] : [id]), ...(note === undefined ? [] : [note])]
  return {
    field: {
      ref,
      title: hint,
      defaultValue: value,
      autoComplete: 'off',
      'aria-invalid': fault === undefined ? undefined : true,
      'aria-describedby': described.join(' ') || undefined,
      onInvalid: (event) => {
        event.preventDefault()
        const { currentTarget: input } = event
        const { customError, valueMissing } = input.validity
        setTypedFault(customError ? input.validationMessage : valueMissing ? 'Vul dit veld in.' : hint && `${hint}.`)
        if (input.form?.querySelector('input:invalid') === input) input.focus()
      },
      onInput: () => setTypedFault(undefined),
    },
    fault: fault !== undefined && (
      <small id={id} className={styles['fault']} role="alert">
        {fault}
      </small>
    ),
  }
}
