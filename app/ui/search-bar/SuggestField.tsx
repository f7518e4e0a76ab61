/** A search field that suggests while a visitor types: a combobox once it is hydrated, a plain field before. */
import { useHydrated } from '@tanstack/react-router'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import styles from './SuggestField.module.css'

/** `value` is what the field holds once the suggestion is chosen. */
export type Suggestion = { label: string; value: string }
export type Suggest = (text: string) => Promise<readonly Suggestion[]>

/** Suggestions are requested after a pause in typing of this many ms. */
const pauseMs = 120
/** A text of fewer characters gets no suggestions. */
const minLength = 2

/** No <datalist> holds two texts per option; the keys are those of the field. */
const listbox = { role: 'listbox', 'aria-label': 'Voorstellen' } as const
const option = {
  role: 'option',
  // A press must not take the focus from the field, for losing it closes the list.
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
} as const

type SuggestFieldProps = ComponentProps<'input'> & { ref: RefObject<HTMLInputElement | null>; suggest: Suggest }

export function SuggestField({ ref: input, suggest, ...field }: SuggestFieldProps) {
  const id = useId()
  const hydrated = useHydrated()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The text that suggestions are wanted for; a response to another one is stale. */
  const wanted = useRef('')
  const [shown, setShown] = useState<readonly Suggestion[]>([])
  const [active, setActive] = useState(-1)
  const isOpen = shown.length > 0

  const show = (suggestions: readonly Suggestion[]) => {
    setShown(suggestions)
    setActive(-1)
  }
  const close = () => {
    clearTimeout(timer.current)
    wanted.current = ''
    show([])
  }
  const update = (text: string) => {
    if (text.trim().length < minLength) return close()
    clearTimeout(timer.current)
    wanted.current = text
    timer.current = setTimeout(async () => {
      const found = await suggest(text).catch(() => [])
      if (wanted.current === text) show(found)
    }, pauseMs)
  }
  const choose = ({ value }: Suggestion) => {
    if (input.current === null) return
    input.current.value = value
    close()
    input.current.form?.requestSubmit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    const chosen = shown[active]
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1
      // One place beyond either end is the field itself.
      setActive(((active + 1 + step + shown.length + 1) % (shown.length + 1)) - 1)
    } else {
      if (event.key === 'Enter') close()
      return
    }
    event.preventDefault()
  }
  // What was typed before hydration.
  const onHydrated = useEffectEvent(() => {
    const early = input.current
    if (early && early === document.activeElement && early.value !== early.defaultValue) update(early.value)
  })
  useEffect(() => {
    onHydrated()
    return () => clearTimeout(timer.current)
  }, [])

  return (
    <div className={styles['holder']}>
      <input
        {...field}
        ref={input}
        {...(hydrated && {
          role: 'combobox',
          'aria-autocomplete': 'list' as const,
          'aria-expanded': isOpen,
          'aria-controls': id,
          'aria-activedescendant': active < 0 ? undefined : `${id}-${active}`,
        })}
        onChange={(event) => update(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div id={id} {...listbox} className={styles['list']} hidden={!isOpen}>
        {shown.map((suggestion, index) => (
          <div
            key={suggestion.value}
            id={`${id}-${index}`}
            {...option}
            aria-selected={index === active}
            className={styles['option']}
            onPointerUp={() => choose(suggestion)}
          >
            {suggestion.label}
          </div>
        ))}
      </div>
      <output className="visually-hidden">
        {isOpen && (shown.length === 1 ? '1 voorstel' : `${shown.length} voorstellen`)}
      </output>
    </div>
  )
}
