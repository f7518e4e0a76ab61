/** One large line to search with: a plain GET form, which works without JavaScript; with it the page changes in place. */
import { useRouter } from '@tanstack/react-router'
import { useId, type ReactNode, type SubmitEvent } from 'react'
import { useAddressValue } from '#app/lib/address-value.ts'
import { stringifySearch } from '#domain/search-string.ts'
import { Button } from '#app/ui/button/Button.tsx'
import { SuggestField, type Suggest } from './SuggestField.tsx'
import styles from './SearchBar.module.css'

type SearchBarProps = {
  /** Path of the page with the results. */
  action: string
  /** Id on that page to which it scrolls. */
  hash?: string
  name: string
  label: string
  /** An example of what may be typed, under the line. */
  hint?: ReactNode
  value: string
  submit?: string
  /** Other params of the address, which a new search leaves as they are. */
  kept?: Readonly<Record<string, string | undefined>>
  /** Suggestions while a visitor types. */
  suggest?: Suggest
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
  suggest,
  children,
}: SearchBarProps) {
  const id = useId()
  const router = useRouter()
  const input = useAddressValue<HTMLInputElement>(value)
  const fragment = hash === undefined ? '' : `#${hash}`
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    router.history.push(action + stringifySearch(Object.fromEntries(new FormData(event.currentTarget))) + fragment)
  }
  const field = {
    id,
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
      <form className={styles['bar']} method="get" action={action + fragment} onSubmit={search}>
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
        <div className={styles['line']}>
          {suggest ? <SuggestField {...field} ref={input} suggest={suggest} /> : <input {...field} ref={input} />}
          <Button type="submit" className={styles['submit']}>
            <span data-icon="search" aria-hidden="true" />
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
