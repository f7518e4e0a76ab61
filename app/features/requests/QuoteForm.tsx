/** Asks a dealer for an offer: for what, at which dealer (the nearest first), and from whom. Each step is in the address. */
import { Band } from '#app/ui/band/Band.tsx'
import fieldStyles from '#app/ui/form-field/FormField.module.css'
import type { LinkLine } from '#app/ui/link/LinkLines.tsx'
import { SearchBar } from '#app/ui/search-bar/SearchBar.tsx'
import { formatKm } from '#domain/dealers/distance.ts'
import { formatPrice } from '#domain/money.ts'
import type { RequestForm as FormState } from '#domain/requests/request-form.ts'
import { stringifySearch } from '#domain/search-string.ts'
import type { SetView } from '#server/configurator/set-view.ts'
import type { QuoteDealers } from '#server/dealers/dealers.ts'
import { ChosenThings, thingLines, type ChosenThing } from './ChosenThings.tsx'
import type { QuoteSearch } from './quote-search.ts'
import { RequestForm } from './RequestForm.tsx'
import { useRequestForm } from './use-request-form.ts'
import styles from './QuoteForm.module.css'

const path = '/offerte'
const bandId = 'aanvraag'

type QuoteFormProps = {
  search: QuoteSearch
  /** The things in the address that exist. */
  things: readonly ChosenThing[]
  /** The composition in the address; null without one. */
  set: Pick<SetView, 'name' | 'width' | 'total' | 'lines'> | null
  /** Null for a place that nobody knows; undefined before one is given. */
  dealers: QuoteDealers | null | undefined
  posted: FormState | undefined
}

export function QuoteForm({ search, things, set, dealers, ...after }: QuoteFormProps) {
  const { posted, sending } = useRequestForm(after.posted)
  // The page below leads to what can be chosen.
  if (things.length === 0 && set === null) return null
  return (
    <Band id={bandId} ground="sunken" split={4} aria-labelledby="offerte-waarvoor">
      <ChosenThings
        titleId="offerte-waarvoor"
        lines={[
          ...thingLines(things, search.items ?? ''),
          ...(set === null ? [] : setLines(set, search.composition ?? '')),
        ]}
      />
      <div className={styles['steps']}>
        {posted?.step !== 'check' && (
          <SearchBar
            action={path}
            hash={bandId}
            name="near"
            label="Uw postcode of plaats"
            hint="Dan staan de verkooppunten bij u in de buurt bovenaan"
            value={search.near ?? ''}
            kept={{ items: search.items, composition: search.composition }}
          />
        )}
        {dealers === null && <p role="alert">Deze plaats kennen wij niet. Probeer de postcode.</p>}
        {dealers && (
          <RequestForm
            kind="quote"
            action={`${path}${stringifySearch(search)}#${bandId}`}
            posted={posted}
            sending={sending}
          >
            <input type="hidden" name="items" value={search.items ?? ''} />
            <input type="hidden" name="composition" value={search.composition ?? ''} />
            <input type="hidden" name="place" value={search.near ?? ''} />
            <DealerChoice dealers={dealers} posted={posted} />
          </RequestForm>
        )}
      </div>
    </Band>
  )
}

/** The set with its price, then its parts. */
function setLines({ name, width, total, lines }: NonNullable<QuoteFormProps['set']>, href: string): LinkLine[] {
  return [
    { href, label: `Uw samenstelling ${name}, ${width} mm breed`, remark: `${formatPrice(total)} incl. btw` },
    ...lines.map((line) => ({
      href: line.href,
      label: line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name,
      remark: line.detail,
    })),
  ]
}

function DealerChoice({ dealers, posted }: { dealers: QuoteDealers; posted: FormState | undefined }) {
  const faults = posted?.step === 'fill' ? posted.faults : {}
  const fault = faults['dealer'] ?? faults['items']
  const chosen = posted?.values['dealer'] ?? dealers.dealers[0]?.id
  return (
    <fieldset className={styles['dealers']}>
      <legend className={styles['legend']}>Verkooppunt, gemeten vanaf {dealers.label}</legend>
      {fault !== undefined && <p className={fieldStyles['fault']}>{fault}</p>}
      {dealers.dealers.map(({ id, name, address, km, hasEmail, collections }) => (
        <label key={id} className={styles['dealer']}>
          <input type="radio" name="dealer" value={id} defaultChecked={id === chosen} />
          <span>
            {name}
            <small>
              {address}
              {!hasEmail && '. Zonder mailadres bij ons: wij geven uw aanvraag door'}
            </small>
            {dealers.asked.length > 0 && <small>{shownWords(dealers.asked, collections)}</small>}
          </span>
          <span className={styles['km']}>{formatKm(km)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** 'Toont Beat 45', 'Toont Beat 45, niet Thor', 'Toont Beat 45 niet', or that it is unknown. */
function shownWords(asked: readonly string[], collections: QuoteDealers['dealers'][number]['collections']): string {
  const list = (names: readonly string[]) => new Intl.ListFormat('nl').format(names)
  if (collections === undefined) return `Vraag of ${list(asked)} er staat`
  const { shows, misses } = collections
  if (shows.length === 0) return `Toont ${list(misses)} niet`
  return `Toont ${list(shows)}${misses.length === 0 ? '' : `, niet ${list(misses)}`}`
}
