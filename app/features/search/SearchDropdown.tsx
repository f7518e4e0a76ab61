/** The search over the whole site that the header opens: a field and the five best results below it. Mounted while open. */
import { IconArrowRight, IconX } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { memo, useEffect, useId, useReducer, useRef, type KeyboardEvent, type SubmitEvent } from 'react'
import { IconButton } from '#app/ui/icon-button/IconButton.tsx'
import { ModalDialog } from '#app/ui/modal-dialog/ModalDialog.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import {
  trimmedQuery,
  emptyCombobox,
  nextCombobox,
  openedByEnter,
  statusText,
  type ComboboxEvent,
} from './combobox-state.ts'
import { closeSearch, typedAhead } from './open-search.ts'
import { findResults } from './search-engine.ts'
import { shownText, type SearchItem } from '#domain/search/search-item.ts'
import styles from './SearchDropdown.module.css'

/** Results are links that the field refers to: no <select> can hold what they show. */
const listbox = { role: 'listbox', 'aria-label': 'Resultaten' } as const
const option = (highlighted: boolean) => ({ role: 'option', 'aria-selected': highlighted, tabIndex: -1 }) as const

export function SearchDropdown() {
  const id = useId()
  const router = useRouter()
  const list = useRef<HTMLDivElement>(null)
  const [state, send] = useReducer(nextCombobox, emptyCombobox, (empty) =>
    nextCombobox(empty, { type: 'typed', query: typedAhead() }),
  )
  const query = trimmedQuery(state)
  const items = state.results?.items ?? []
  const optionId = (place: number) => `${id}-${place}`

  useEffect(() => router.subscribe('onBeforeLoad', closeSearch), [router])

  useEffect(() => {
    if (query === '') return
    findResults(query).then(
      (results) => send({ type: 'found', results }),
      () => send({ type: 'found', results: { query, total: 0, items: [] } }),
    )
  }, [query])

  useEffect(() => {
    if (state.highlighted !== null) list.current?.children[state.highlighted]?.scrollIntoView({ block: 'nearest' })
  }, [state.highlighted])

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      send({ type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1 })
    } else if (event.key === 'Enter') {
      const place = openedByEnter(state)
      const chosen = place === null ? undefined : list.current?.children[place]
      if (!(chosen instanceof HTMLElement)) return
      event.preventDefault()
      chosen.click()
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (query !== '') router.history.push(hrefTo({ to: '/zoeken', search: { q: query } }))
  }

  return (
    <ModalDialog className={styles['dialog']} aria-label="Zoeken" onClose={closeSearch} closesOnBackdrop>
      <div className={styles['content']}>
        <search>
          <form className={styles['line']} method="get" action="/zoeken" onSubmit={submit}>
            <span className={styles['sign']} data-icon="search" aria-hidden="true" />
            <input
              className={styles['field']}
              type="text"
              name="q"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={60}
              aria-label="Zoek op deze site"
              placeholder="Zoek overal op deze site..."
              value={state.query}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={items.length > 0}
              aria-controls={items.length > 0 ? id : undefined}
              aria-activedescendant={state.highlighted === null ? undefined : optionId(state.highlighted)}
              onChange={(event) => send({ type: 'typed', query: event.target.value })}
              onKeyDown={handleKey}
            />
            <IconButton className={styles['close']} label="Zoeken sluiten" onClick={closeSearch}>
              <IconX size={22} aria-hidden="true" />
            </IconButton>
          </form>
        </search>
        <div className={styles['foot']}>
          <output>{statusText(state)}</output>
          {query !== '' && (
            <a className={styles['all']} href={hrefTo({ to: '/zoeken', search: { q: query } })} onClick={closeSearch}>
              Alle resultaten
              <IconArrowRight size={16} aria-hidden="true" />
            </a>
          )}
        </div>
        {items.length > 0 && (
          <div ref={list} id={id} className={styles['results']} {...listbox}>
            {/* Keyed by place: the next results change the words of five links instead of making five new ones. */}
            {items.map((item, place) => (
              <Result
                key={optionId(place)}
                id={optionId(place)}
                item={item}
                place={place}
                highlighted={place === state.highlighted}
                send={send}
              />
            ))}
          </div>
        )}
      </div>
    </ModalDialog>
  )
}

type ResultProps = {
  id: string
  item: SearchItem
  place: number
  highlighted: boolean
  send: (event: ComboboxEvent) => void
}

/** Rendered again only when it changes: every key changes the field, few change all five results. */
const Result = memo(function Result({ id, item, place, highlighted, send }: ResultProps) {
  return (
    <a
      id={id}
      {...option(highlighted)}
      className={styles['result']}
      href={item.url}
      onClick={closeSearch}
      onPointerMove={() => {
        if (!highlighted) send({ type: 'pointed', at: place })
      }}
    >
      {item.picture && <img className={styles['picture']} src={item.picture} alt="" width={56} height={56} />}
      <span className={styles['category']}>{item.category}</span>
      <span className={styles['title']}>{item.title}</span>
      <span className={styles['text']}>{shownText(item)}</span>
    </a>
  )
})
