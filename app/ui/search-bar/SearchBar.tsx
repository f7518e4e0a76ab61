/**
 * One large line to search with: a plain GET form, which works without JavaScript; with it the page changes in place.
 * `kept` are the other params of the address, which a new search leaves as they are.
 */
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useId, type ComponentProps, type ComponentType, type ReactNode, type SubmitEvent } from 'react'
import { stringifySearch } from '#domain/search-string.ts'
import { Button } from '#app/ui/button/Button.tsx'
import styles from './SearchBar.module.css'

export type FieldProps = { field: ComponentProps<'input'> }

type SearchBarProps = {
  /** Path of the page that answers. */
  action: string
  /** Id on that page to which the answer scrolls. */
  hash?: string
  name: string
  label: string
  /** An example of what may be typed, under the line. */
  hint?: string
  value: string
  submit?: string
  kept?: Readonly<Record<string, string | undefined>>
  /** The field, where it is more than a plain one (SuggestField.tsx). */
  Field?: ComponentType<FieldProps>
  /** Under the line, beside the hint. */
  children?: ReactNode
}

export function SearchBar({
  action,
  hash,
  name,
  label,
  hint,
  value,
  submit = 'Zoek',
  kept,
  Field = PlainField,
  children,
}: SearchBarProps) {
  const id = useId()
  const router = useRouter()
  const place = hash === undefined ? '' : `#${hash}`
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    router.history.push(action + stringifySearch(Object.fromEntries(new FormData(event.currentTarget))) + place)
  }
  const field = {
    id: id,
    className: styles['field'],
    type: 'search',
    name,
    defaultValue: value,
    maxLength: 60,
    autoComplete: 'off',
    enterKeyHint: 'search',
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
  } as const
  return (
    <search>
      <form className={styles['bar']} method="get" action={action + place} onSubmit={search}>
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
        <div className={styles['line']}>
          {/* A new value from the address gives a new field: Back shows what was searched for then. */}
          <Field key={value} field={field} />
          <Button type="submit" className={styles['submit']}>
            <IconSearch size={18} aria-hidden="true" />
            {submit}
          </Button>
        </div>
        {hint !== undefined && (
          <p id={`${id}-hint`} className={styles['hint']}>
            {hint}
          </p>
        )}
        {children}
        {Object.entries(kept ?? {}).map(
          ([key, text]) => text !== undefined && <input key={key} type="hidden" name={key} value={text} />,
        )}
      </form>
    </search>
  )
}

function PlainField({ field }: FieldProps) {
  return <input {...field} />
}
