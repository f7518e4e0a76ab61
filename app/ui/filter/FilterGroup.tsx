/** One filter: a legend and its values, each with the number of results it would give. A value without results is disabled. */
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Fold } from '#app/ui/fold/Fold.tsx'
import styles from './FilterGroup.module.css'

export type FilterOption = {
  value: string
  label: string
  /** Results when this value is added (checkboxes) or chosen (radio buttons). */
  count: number
  checked: boolean
  /** Before the label: a swatch or a shape. */
  sign?: ReactNode
}

type FilterGroupProps = {
  legend: string
  /** The search param. */
  name: string
  options: readonly FilterOption[]
  /** 'several': OR inside the filter; 'one': a single value, with 'Alle' for none. */
  choice?: 'several' | 'one'
  /** Closed until opened, unless one of its values is checked; for long lists. */
  folded?: boolean
}

export function FilterGroup({ legend, name, options, choice = 'several', folded = false }: FilterGroupProps) {
  const isAnyChecked = options.some((option) => option.checked)
  const fieldset = useCheckedFromAddress(new Set(options.filter(({ checked }) => checked).map(({ value }) => value)))
  const list = (
    <>
      {choice === 'one' && (
        <Option name={name} type="radio" option={{ value: '', label: 'Alle', checked: !isAnyChecked }} />
      )}
      {options.map((option) => (
        <Option key={option.value} name={name} type={choice === 'one' ? 'radio' : 'checkbox'} option={option} />
      ))}
    </>
  )
  if (!folded)
    return (
      <fieldset ref={fieldset} className={styles['group']}>
        <legend className={styles['legend']}>{legend}</legend>
        {list}
      </fieldset>
    )
  return (
    <Fold className={styles['group']} open={isAnyChecked} summary={legend}>
      <fieldset ref={fieldset}>
        <legend className="visually-hidden">{legend}</legend>
        {list}
      </fieldset>
    </Fold>
  )
}

/** Inputs are uncontrolled, so that a click shows at once, also before hydration; this checks and unchecks what Back or a removed filter changed. */
function useCheckedFromAddress(checked: ReadonlySet<string>): RefObject<HTMLFieldSetElement | null> {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const previous = useRef(checked)
  useEffect(() => {
    const before = previous.current
    previous.current = checked
    if (before === checked) return
    for (const input of fieldset.current?.querySelectorAll('input') ?? []) {
      // The radio button without a value is checked when no value is.
      const isChecked = (values: ReadonlySet<string>) =>
        input.value === '' ? values.size === 0 : values.has(input.value)
      if (isChecked(before) !== isChecked(checked)) input.checked = isChecked(checked)
    }
  })
  return fieldset
}

type OptionProps = {
  name: string
  type: 'radio' | 'checkbox'
  option: Omit<FilterOption, 'count'> & { count?: number }
}

function Option({ name, type, option }: OptionProps) {
  return (
    // The stylesheet shows the count, and names it for screen readers: a list has more than a hundred of these.
    <label className={styles['option']} data-count={option.count}>
      <input
        type={type}
        name={name}
        value={option.value}
        defaultChecked={option.checked}
        disabled={option.count === 0 && !option.checked}
      />
      {option.sign}
      {option.label}
    </label>
  )
}
