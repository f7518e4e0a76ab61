/** The field of a search line that suggests while somebody types: a combobox, once it lives; before that a plain field. */
import { useEffect, useId, useRef, useState, useSyncExternalStore, type ComponentProps, type KeyboardEvent, type MouseEvent } from 'react'
import styles from './SuggestField.module.css'

/** What may be meant: the words, and the text that stands for them in the field. */
export type Suggestion = { label: string; value: string }
export type Suggest = (text: string) => Promise<readonly Suggestion[]>

/** So long nobody has typed before something is asked for, in ms. */
const rest = 120
const never = () => () => undefined
const listbox = { 'role': 'listbox', 'aria-label': 'Voorstellen' } as const

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
      void suggest(text).catch(() => []).then((found) => {
        if (asked.current.text === text) {
          setShown(found)
          setActive(-1)
        }
        return undefined
      })
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
    <div className={styles['holder']}>
      <input ref={input} {...field} {...(alive ? combobox : {})} onChange={(event) => ask(event.target.value)} onKeyDown={onKeyDown} onBlur={close} />
      <div id={list} {...listbox} className={styles['list']} hidden={!open}>
        {shown.map((suggestion, index) => (
          <Option key={suggestion.value} id={`${list}-${index}`} active={index === active} onChoose={() => choose(suggestion)}>{suggestion.label}</Option>
        ))}
      </div>
      <output className="visually-hidden">{open && (shown.length === 1 ? '1 voorstel' : `${shown.length} voorstellen`)}</output>
    </div>
  )
}

/** A line of the list, whose keys are those of the field. Pressing must not take the focus from there: losing it closes the list. A finger that scrolls chooses nothing: it is never lifted here. */
function Option({ id, active, onChoose, children }: { id: string; active: boolean; onChoose: () => void; children: string }) {
  const parts = { 'role': 'option', 'aria-selected': active, 'onMouseDown': (event: MouseEvent) => event.preventDefault(), 'onPointerUp': onChoose } as const
  return <div id={id} {...parts} className={styles['option']}>{children}</div>
}
