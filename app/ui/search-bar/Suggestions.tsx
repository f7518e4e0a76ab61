/** What the field of a search line suggests while somebody types, and its keys. It comes while they do, and answers to what stands there by then. */
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type MouseEvent } from 'react'
import styles from './SuggestField.module.css'

/** What may be meant: the words, and the text that stands for them in the field. */
export type Suggestion = { label: string; value: string }
export type Suggest = (text: string) => Promise<readonly Suggestion[]>

export type SuggestionsProps = {
  /** The field, which is a combobox: of its list it says what is said here. */
  input: HTMLInputElement
  /** The element of the list. */
  list: ComponentProps<'div'> & { id: string }
  suggest: Suggest
}

/** So long nobody has typed before something is asked for, in ms. */
const rest = 120

export function Suggestions({ input, list, suggest }: SuggestionsProps) {
  const asked = useRef<{ text: string; timer: ReturnType<typeof setTimeout> | undefined }>({
    text: '',
    timer: undefined,
  })
  const [shown, setShown] = useState<readonly Suggestion[]>([])
  const [active, setActive] = useState(-1)
  const open = shown.length > 0

  const close = () => {
    clearTimeout(asked.current.timer)
    asked.current.text = ''
    setShown([])
    setActive(-1)
  }
  const ask = (text: string) => {
    clearTimeout(asked.current.timer)
    asked.current.text = text
    asked.current.timer = setTimeout(() => {
      // An answer to what stood there before is of no use; one that does not come leaves the field as it is.
      void suggest(text)
        .catch(() => [])
        .then((found) => {
          if (asked.current.text === text) {
            setShown(found)
            setActive(-1)
          }
          return undefined
        })
    }, rest)
  }
  const choose = (suggestion: Suggestion) => {
    fill(input, suggestion.value)
    close()
    input.form?.requestSubmit()
  }

  const onType = useEffectEvent(() => {
    if (isEnough(input.value)) ask(input.value)
    else close()
  })
  // What was typed while this was on its way.
  const onArrival = useEffectEvent(() => {
    if (input === document.activeElement && input.value !== input.defaultValue && isEnough(input.value))
      ask(input.value)
  })
  const onBlur = useEffectEvent(close)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
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
  })
  useEffect(() => {
    const control = new AbortController(),
      question = asked.current
    input.addEventListener('input', () => onType(), control)
    input.addEventListener('keydown', (event) => onKey(event), control)
    input.addEventListener('blur', () => onBlur(), control)
    onArrival()
    return () => {
      control.abort()
      clearTimeout(question.timer)
    }
  }, [input])
  useEffect(() => {
    input.setAttribute('aria-expanded', String(open))
    if (active < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `${list.id}-${active}`)
  }, [input, list.id, open, active])

  return (
    <>
      <div {...list} hidden={!open}>
        {shown.map((suggestion, index) => (
          <Option
            key={suggestion.value}
            id={`${list.id}-${index}`}
            active={index === active}
            onChoose={() => choose(suggestion)}
          >
            {suggestion.label}
          </Option>
        ))}
      </div>
      <output className="visually-hidden">
        {open && (shown.length === 1 ? '1 voorstel' : `${shown.length} voorstellen`)}
      </output>
    </>
  )
}

/** Something is asked for from two letters on. */
function isEnough(text: string): boolean {
  return text.trim().length >= 2
}

function fill(input: HTMLInputElement, text: string): void {
  input.value = text
}

/** A line of the list, whose keys are those of the field. Pressing must not take the focus from there: losing it closes the list. A finger that scrolls chooses nothing: it is never lifted here. */
function Option({
  id,
  active,
  onChoose,
  children,
}: {
  id: string
  active: boolean
  onChoose: () => void
  children: string
}) {
  const parts = {
    role: 'option',
    'aria-selected': active,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerUp: onChoose,
  } as const
  return (
    <div id={id} {...parts} className={styles['option']}>
      {children}
    </div>
  )
}
