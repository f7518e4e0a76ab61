/**
 * A list with its filters: a rail beside it from 1000 px, a sheet below that; without JavaScript a link shows them there, as the target of its address. One GET form
 * carries the filters, so that without JavaScript the button sends them; with it every change goes into the address at once and Back undoes it.
 * The server makes all of it once for each list.
 */
import { useRouter } from '@tanstack/react-router'
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { madeOnce } from '#app/lib/made-once.ts'
import { parseSearch, stringifySearch } from '#domain/search-string.ts'
import { Button } from '#app/ui/button/Button.tsx'
import { AppliedFilters, type AppliedFilter } from './AppliedFilters.tsx'
import styles from './FilteredResults.module.css'

/** There is one such form on a page. */
const formId = 'filters'

type FilteredResultsProps = {
  /** The list: the same object for as long as it is the same. */
  of: object
  /** All that was asked for. */
  search: Readonly<Record<string, unknown>>
  /** The path of the page. */
  action: string
  /** What the list is, as the name of the filters: 'Spiegels filteren'. */
  label: string
  /** '29 spiegels' (lib/count-label.ts); announced when it changes. */
  count: string
  applied: readonly AppliedFilter[]
  /** Where 'Alles wissen' leads; the bare path when absent. */
  clearHref?: string
  /** Filter groups and other controls, with hidden inputs for params that a filter must not lose. */
  filters: ReactNode
  /** Controls in the bar above the list (a sort order); put `form={formId}` on them. */
  bar?: (formId: string) => ReactNode
  children: ReactNode
}

export function FilteredResults({
  of,
  search,
  action,
  label,
  count,
  applied,
  clearHref = action,
  filters,
  bar,
  children,
}: FilteredResultsProps) {
  const router = useRouter()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const layout = useRef<HTMLDivElement>(null)

  const apply = (form: HTMLFormElement) => {
    // A choice is sent along with what was typed before it. Where that cannot be read the field says so, and the choice waits in the form.
    if (!form.reportValidity()) return
    const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    void router.navigate({
      href: action + stringifySearch(parseSearch(new URLSearchParams(entries).toString())),
      resetScroll: false,
    })
  }
  // What was ticked or chosen before the page was alive counts as well.
  const catchUp = useEffectEvent(() => {
    const changed = layout.current?.querySelector<HTMLInputElement | HTMLOptionElement>(
      'input:is([type=checkbox], [type=radio]):is(:checked:not([checked]), [type=checkbox][checked]:not(:checked)), select[form] option:checked:not([selected])',
    )
    if (changed?.form) apply(changed.form)
  })
  useEffect(() => catchUp(), [])
  // Text and numbers are sent when the visitor is done with them (Enter, the button), choices at once.
  const applyChoice = (event: ChangeEvent<HTMLElement>) => {
    const control = event.target
    const isChoice =
      control instanceof HTMLSelectElement ||
      (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'))
    if (isChoice && control.form) apply(control.form)
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply(event.currentTarget)
    event.currentTarget.closest('dialog')?.close() // gives the focus back to the button that opened it
  }
  const form = (
    <form
      id={formId}
      className={styles['form']}
      method="get"
      autoComplete="off"
      action={action}
      onSubmit={submit}
      onChange={applyChoice}
    >
      {filters}
      <Button className={styles['send']} type="submit">
        Toon {count}
      </Button>
    </form>
  )

  return (
    <div
      ref={layout}
      className={styles['layout']}
      {...madeOnce(of, `list ${stringifySearch(search)}`, () => (
        <>
          <search className={styles['rail']} aria-label={label}>
            {isSheetOpen ? (
              <dialog
                className={styles['sheet']}
                ref={showModal}
                aria-label={label}
                onClose={() => setSheetOpen(false)}
              >
                <div className={styles['top']}>
                  <p className={styles['title']}>Filters</p>
                  <button
                    className={styles['close']}
                    type="button"
                    onClick={(event) => event.currentTarget.closest('dialog')?.close()}
                  >
                    <IconX size={20} aria-hidden="true" />
                    <span>Sluiten</span>
                  </button>
                </div>
                {form}
              </dialog>
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
                onClick={() => setSheetOpen(true)}
              >
                <IconAdjustmentsHorizontal size={20} aria-hidden="true" />
                Filters{applied.length > 0 && ` (${applied.length})`}
              </button>
              <noscript>
                {
                  <a className={styles['open']} href={`#${formId}`}>
                    Filters
                  </a>
                }
              </noscript>
              {bar?.(formId)}
            </div>
            <AppliedFilters filters={applied} clearHref={clearHref} />
            {children}
          </div>
        </>
      ))}
    />
  )
}

/** For as long as the rail is not in its place, which lies beside the list from 1000 px: who turns a tablet would keep a sheet over all of it. */
function showModal(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (dialog === null) return undefined
  if (!dialog.open) dialog.showModal()
  const wide = matchMedia('(width >= 1000px)')
  const close = () => dialog.close()
  wide.addEventListener('change', close)
  return () => wide.removeEventListener('change', close)
}
