/**
 * A list with its filters: a rail beside it, or a line above it, from 1000 px, a dialog below that; without JavaScript a link shows them there, as the target of its
 * address. One GET form holds the filters, so without JavaScript its button sends them; with it every choice changes the address at once, and
 * Back undoes it.
 */
import { useRouter } from '@tanstack/react-router'
import { IconX } from '@tabler/icons-react'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { Button } from '#app/ui/button/Button.tsx'
import { ModalDialog } from '#app/ui/modal-dialog/ModalDialog.tsx'
import { parseSearch, stringifySearch } from '#domain/search-string.ts'
import { AppliedFilters, type AppliedFilter } from './AppliedFilters.tsx'
import styles from './FilteredResults.module.css'

/** The id of the form; a page has one. */
export const filterFormId = 'filters'

type FilteredResultsProps = {
  /** The path of the page. */
  action: string
  /** The name of the filters, such as 'Spiegels filteren'. */
  label: string
  /** '29 spiegels' (lib/count-label.ts); announced when it changes. */
  count: string
  applied: readonly AppliedFilter[]
  /** Where 'Alles wissen' leads; the bare path by default. */
  clearHref?: string
  /** Filter groups and other controls, with hidden inputs for params that a filter must not lose. */
  filters: ReactNode
  /** Controls in the bar above the list (a sort order); put `form={filterFormId}` on them. */
  bar?: ReactNode
  /** Few filters, which take a line above the list on a wide window. */
  isAbove?: boolean
  children: ReactNode
}

export function FilteredResults({
  action,
  label,
  count,
  applied,
  clearHref = action,
  filters,
  bar,
  isAbove = false,
  children,
}: FilteredResultsProps) {
  const router = useRouter()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const layout = useRef<HTMLDivElement>(null)

  const apply = (form: HTMLFormElement) => {
    // A field that cannot be read says so, and the choice waits in the form.
    if (!form.reportValidity()) return
    const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    const search = parseSearch(new URLSearchParams(entries).toString())
    void router.navigate({ href: action + stringifySearch(search), resetScroll: false })
  }
  // Choices made before hydration count as well.
  const applyEarlyChoice = useEffectEvent(() => {
    const changed = layout.current?.querySelector<HTMLInputElement | HTMLOptionElement>(
      'input:is([type=checkbox], [type=radio]):is(:checked:not([checked]), [type=checkbox][checked]:not(:checked)), select[form] option:checked:not([selected])',
    )
    if (changed?.form) apply(changed.form)
  })
  useEffect(() => applyEarlyChoice(), [])
  // Choices apply at once; text and numbers on Enter or the button.
  const applyChoice = (event: ChangeEvent<HTMLElement>) => {
    const control = event.target
    const isChoice =
      control instanceof HTMLSelectElement ||
      (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'))
    // The choice shows in the next frame, and the work on the new list begins after it.
    if (isChoice && control.form) requestAnimationFrame(() => setTimeout(apply, 0, control.form))
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply(event.currentTarget)
    event.currentTarget.closest('dialog')?.close() // returns the focus to the button that opened it
  }
  const form = (
    <form
      id={filterFormId}
      className={styles['form']}
      method="get"
      autoComplete="off"
      action={action}
      onSubmit={submit}
      onChange={applyChoice}
    >
      {filters}
      <Button className={styles['send']} type="submit">
        {`Toon ${count}`}
      </Button>
    </form>
  )

  return (
    <div ref={layout} className={styles['layout']} data-above={isAbove || undefined}>
      <search className={styles['rail']} aria-label={label} data-print="hide">
        {isDialogOpen ? (
          <FilterDialog label={label} onClose={() => setDialogOpen(false)}>
            {form}
          </FilterDialog>
        ) : (
          form
        )}
      </search>
      <div className={styles['results']}>
        <div className={styles['bar']} onChange={applyChoice}>
          <output className={styles['count']}>{count}</output>
          <button
            className={styles['open']}
            type="button"
            aria-haspopup="dialog"
            data-needs-js=""
            onClick={() => setDialogOpen(true)}
          >
            <span data-icon="sliders" aria-hidden="true" />
            <span>{applied.length > 0 ? `Filters (${applied.length})` : 'Filters'}</span>
          </button>
          <noscript>
            <a className={styles['open']} href={`#${filterFormId}`}>
              Filters
            </a>
          </noscript>
          {bar}
        </div>
        <AppliedFilters filters={applied} clearHref={clearHref} />
        {children}
      </div>
    </div>
  )
}

function FilterDialog({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  // From 1000 px the rail is beside the list: a tablet that is turned closes the dialog.
  useEffect(() => {
    const wide = matchMedia('(width >= 1000px)')
    wide.addEventListener('change', onClose)
    return () => wide.removeEventListener('change', onClose)
  }, [onClose])
  return (
    <ModalDialog className={styles['dialog']} aria-label={label} onClose={onClose}>
      <div className={styles['top']}>
        <p className={styles['title']}>Filters</p>
        <button className={styles['close']} type="button" onClick={onClose}>
          <IconX size={20} aria-hidden="true" />
          <span>Sluiten</span>
        </button>
      </div>
      {children}
    </ModalDialog>
  )
}
