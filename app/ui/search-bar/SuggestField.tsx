/** The field of a search line that suggests while somebody types: a combobox, once it lives; before that a plain field. */
import { useEffect, useId, useRef, useState, useSyncExternalStore, type ComponentProps, type KeyboardEvent } from 'react'
import styles from './SuggestField.module.css'

/** What may be meant: the words, and the text that stands for them in the field. */
export type Suggestion = { label: string; value: string }
export type Suggest = (text: string) => Promise<readonly Suggestion[]>

/** So long nobody has typed before something is asked for, in ms. */
const rest = 120
const never = () => () => undefined

export function SuggestField({ field, suggest }: { field: ComponentProps<'input'>; suggest: Suggest }) {
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const asked = useRef<{ text: string; timer: ReturnType<typeof setTimeout> | undefined }>({ text: '', timer: undefined })
  const [shown, setShown] = useState<readonly Suggestion[]>([])
  const [active, setActive] = useState(-1)
  const alive = useSyncExternalStore(never, () => true, () => false)
  const open = shown.length > 0

  const close = () => {
    clearTimeout(asked.current.timer)
    asked.current.text = ''
    setShown([])
    setActive(-1)
  }
  useEffect(() => () => clearTimeout(asked.current.timer), [])

  const ask = (text: string) => {
    clearTimeout(asked.current.timer)
    asked.current.text = text
    if (text.trim().length < 2) return close()
    asked.current.timer = setTimeout(() => {
      // An answer to what stood there before is of no use; one that does not come leaves the field as it is.
      suggest(text).then((found) => {
        if (asked.current.text !== text) return
        setShown(found)
        setActive(-1)
      }, () => undefined)
    }, rest)
  }
  const choose = (suggestion: Suggestion) => {
    if (!input.current) return
    input.current.value = suggestion.value
    close()
    input.current.form?.requestSubmit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      close()
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && open) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      // One place beyond the ends lies the field itself.
      setActive((at) => ((at + 1 + step + shown.length + 1) % (shown.length + 1)) - 1)
    } else if (event.key === 'Enter') {
      const chosen = shown[active]
      if (chosen) {
        event.preventDefault()
        choose(chosen)
      } else close()
    }
  }

  const combobox = { 'role': 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': open, 'aria-controls': list, 'aria-activedescendant': active < 0 ? undefined : `${list}-${active}` } as const
  return (
    <span className={styles['holder']}>
      <input ref={input} {...field} {...(alive ? combobox : {})} onChange={(event) => ask(event.target.value)} onKeyDown={onKeyDown} onBlur={close} />
      <ul id={list} role="listbox" aria-label="Voorstellen" className={styles['list']} hidden={!open}>
        {shown.map((suggestion, index) => (
          // Pressing must not take the focus from the field: losing it closes the list. Keys are those of the field.
          <li key={suggestion.value} id={`${list}-${index}`} role="option" aria-selected={index === active} className={styles['option']} onPointerDown={(event) => event.preventDefault()} onClick={() => choose(suggestion)}>{suggestion.label}</li>
        ))}
      </ul>
      <output className="visually-hidden">{open && (shown.length === 1 ? '1 voorstel' : `${shown.length} voorstellen`)}</output>
    </span>
  )
}
