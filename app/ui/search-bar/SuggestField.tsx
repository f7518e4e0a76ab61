/** The field of a search line that suggests while somebody types: a combobox, once it lives; before that a plain field. What suggests comes when somebody goes to it; what could not be had is asked for again by the next visit or letter. */
import { useCallback, useId, useState, useSyncExternalStore } from 'react'
import { lazyComponent } from '#app/lib/lazy-component/lazy-component.ts'
import type { FieldProps } from './SearchBar.tsx'
import type { Suggest, SuggestionsProps } from './Suggestions.tsx'
import styles from './SuggestField.module.css'

const { LazyComponent: Suggestions, preload: prepare } = lazyComponent<SuggestionsProps>(() =>
  import('./Suggestions.tsx').then((part) => part.Suggestions),
)
const never = () => () => undefined

export function SuggestField({ field, suggest }: FieldProps & { suggest: Suggest }) {
  const id = useId()
  const [visited, setVisited] = useState<HTMLInputElement | null>(null)
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // Somebody may be there before it lives.
  const visit = useCallback((input: HTMLInputElement | null) => {
    if (input === document.activeElement) setVisited(input)
  }, [])
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': false,
    'aria-controls': id,
  } as const
  const list = { id, role: 'listbox', 'aria-label': 'Voorstellen', className: styles['list'] } as const
  const none = (
    <>
      <div {...list} hidden />
      <output className="visually-hidden" />
    </>
  )
  return (
    <div className={styles['holder']}>
      <input
        ref={visit}
        {...field}
        {...(alive ? combobox : {})}
        onFocus={(event) => {
          prepare()
          setVisited(event.currentTarget)
        }}
        onInput={prepare}
      />
      {visited === null ? none : <Suggestions input={visited} list={list} suggest={suggest} fallback={none} />}
    </div>
  )
}
