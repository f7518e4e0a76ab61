/** Asks for a project: the things of a list with their numbers, and the work that they are for. */
import { useFavourites } from '#app/lib/favourites-store.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import fieldStyles from '#app/ui/form-field/FormField.module.css'
import { hrefTo } from '#app/ui/link/href.ts'
import { favouriteKey, readItems, writeItemsWithNotes } from '#domain/favourites.ts'
import { wishTotal } from '#domain/favourites/wish-total.ts'
import { formatPrice } from '#domain/money.ts'
import type { RequestForm as FormState } from '#domain/requests/request-form.ts'
import { stringifySearch } from '#domain/search-string.ts'
import { ChosenThings, thingLines, type ChosenThing } from './ChosenThings.tsx'
import { RequestForm } from './RequestForm.tsx'
import { useRequestForm } from './use-request-form.ts'
import styles from './ProjectForm.module.css'

const path = '/professional/project'
const bandId = 'aanvraag'

type ProjectFormProps = {
  /** The list in the address, as the wish list writes it. */
  items: string
  /** Those of it that exist. */
  things: readonly ChosenThing[]
  posted: FormState | undefined
}

export function ProjectForm({ items, things, ...after }: ProjectFormProps) {
  const { posted, sending } = useRequestForm(after.posted)
  const quantities = new Map(readItems(items).map((item) => [favouriteKey(item), item.quantity]))
  const total = wishTotal(
    things.map((thing) => ({ quantity: quantities.get(favouriteKey(thing)) ?? 1, price: thing.price })),
  )
  if (things.length === 0) return <ListStart />
  const fault = posted?.step === 'fill' ? posted.faults['items'] : undefined
  return (
    <Band id={bandId} ground="sunken" split={4} aria-labelledby="project-waarvoor">
      <ChosenThings titleId="project-waarvoor" lines={thingLines(things, items)}>
        {total.cents > 0 && (
          <p>
            Samen{total.isFrom ? ', vanaf' : ''} {formatPrice(total.cents)} incl. btw
          </p>
        )}
      </ChosenThings>
      <RequestForm
        kind="project"
        action={`${path}${stringifySearch({ items })}#${bandId}`}
        posted={posted}
        sending={sending}
      >
        <input type="hidden" name="items" value={items} />
        {fault !== undefined && <p className={fieldStyles['fault']}>{fault}</p>}
      </RequestForm>
    </Band>
  )
}

/** Where nothing is chosen: the ways to a list. A visitor with a wish list takes it along at once. */
function ListStart() {
  const own = useFavourites()
  return (
    <Band id={bandId} ground="sunken" split={4} aria-labelledby="project-begin">
      <h2 id="project-begin">Begin met een lijst</h2>
      <div className={styles['start']}>
        <p>Hebt u al een verlanglijstje, neem dat dan mee; anders kiest u eerst de meubelen.</p>
        <p className={styles['ways']}>
          <ButtonLink href={hrefTo({ to: '/producten' })}>Kies een product</ButtonLink>
          {/* Its words change once the list is known. */}
          <ButtonLink
            look="secondary"
            rel="nofollow"
            href={
              own.length > 0
                ? `${path}${stringifySearch({ items: writeItemsWithNotes(own) })}`
                : hrefTo({ to: '/verlanglijstje' })
            }
          >
            {own.length > 0 ? 'Neem uw verlanglijstje mee' : 'Naar uw verlanglijstje'}
          </ButtonLink>
          <ButtonLink look="text" href={hrefTo({ to: '/samenstellen' })}>
            Stel een meubel samen
          </ButtonLink>
        </p>
      </div>
    </Band>
  )
}
