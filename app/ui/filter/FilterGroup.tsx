/** One filter: a legend and its values with the number of results that each would give. A value that leads to nothing stays visible, disabled. */
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
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
  /** Not folded from the first. */
  unfolded?: boolean
  /** Of a folded group, in the place of options that are not there yet: the way to the page that has them. */
  more?: { label: string; href: string } | undefined
}

/** The id of a group that is not folded from the first: a link leads to it. */
export const groupId = (name: string) => `filter-${name}`

export function FilterGroup({
  legend,
  name,
  options,
  choice = 'several',
  folded = false,
  unfolded = false,
  more,
}: FilterGroupProps) {
  const isAnyChecked = options.some((option) => option.checked)
  const fieldset = useShown(new Set(options.filter((option) => option.checked).map((option) => option.value)))
  const list = (
    <ul className={styles['options']}>
      {choice === 'one' && (
        <li>
          <Option name={name} type="radio" option={{ value: '', label: 'Alle', checked: !isAnyChecked }} />
        </li>
      )}
      {options.map((option) => (
        <li key={option.value}>
          <Option name={name} type={choice === 'one' ? 'radio' : 'checkbox'} option={option} />
        </li>
      ))}
    </ul>
  )
  if (!folded)
    return (
      <fieldset ref={fieldset} className={styles['group']}>
        <legend className={styles['legend']}>{legend}</legend>
        {list}
      </fieldset>
    )
  return (
    <details className={styles['group']} id={unfolded ? groupId(name) : undefined} open={isAnyChecked || unfolded}>
      <summary className={styles['legend']}>{legend}</summary>
      {more === undefined ? (
        <fieldset ref={fieldset}>
          <legend className="visually-hidden">{legend}</legend>
          {list}
        </fieldset>
      ) : (
        <a className={styles['option']} href={more.href}>
          {more.label}
        </a>
      )}
    </details>
  )
}

/** The visitor's own click is shown at once, also one from before the page was alive; Back, a removed filter and the like follow from the address: what they changed is shown as well. */
function useShown(checked: ReadonlySet<string>): RefObject<HTMLFieldSetElement | null> {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const known = useRef(checked)
  useEffect(() => {
    const before = known.current
    known.current = checked
    if (before === checked) return
    for (const input of fieldset.current?.querySelectorAll('input') ?? []) {
      // The one without a value stands for none.
      const isChecked = (values: ReadonlySet<string>) =>
        input.value === '' ? values.size === 0 : values.has(input.value)
      if (isChecked(before) !== isChecked(checked)) input.checked = isChecked(checked)
    }
  })
  return fieldset
}

function Option({
  name,
  type,
  option,
}: {
  name: string
  type: 'radio' | 'checkbox'
  option: Omit<FilterOption, 'count'> & { count?: number }
}) {
  return (
    <label className={styles['option']}>
      <input
        type={type}
        name={name}
        value={option.value}
        defaultChecked={option.checked}
        disabled={option.count === 0 && !option.checked}
      />
      {option.sign}
      <span className={styles['label']}>{option.label}</span>
      {option.count !== undefined && (
        <span className={styles['count']}>
          <span className="visually-hidden">, aantal: </span>
          {option.count}
        </span>
      )}
    </label>
  )
}
