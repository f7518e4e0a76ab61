/** Asks for a project: the things of a list with their numbers, and the work that they are for. */
import { Band } from '#app/ui/band/Band.tsx'
import fieldStyles from '#app/ui/form-field/FormField.module.css'
import { favouriteKey, readItems } from '#domain/favourites.ts'
import { wishTotal } from '#domain/favourites/wish-total.ts'
import { formatPrice } from '#domain/money.ts'
import type { RequestForm as FormState } from '#domain/requests/request-form.ts'
import { stringifySearch } from '#domain/search-string.ts'
import { ChosenThings, thingLines, type ChosenThing } from './ChosenThings.tsx'
import { RequestForm } from './RequestForm.tsx'
import { useRequestForm } from './use-request-form.ts'

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
  const fault = posted?.step === 'fill' ? posted.faults['items'] : undefined
  return (
    <Band id={bandId} ground="sunken" split={4} aria-labelledby="project-waarvoor">
      <ChosenThings
        path={path}
        titleId="project-waarvoor"
        lines={thingLines(things, items)}
        empty="Een project begint met een lijst. Hebt u er al een, neem die dan mee; anders kiest u eerst de meubelen."
      >
        {total.cents > 0 && (
          <p>
            Samen{total.isFrom ? ', vanaf' : ''} {formatPrice(total.cents)} incl. btw
          </p>
        )}
      </ChosenThings>
      {things.length > 0 && (
        <RequestForm
          kind="project"
          action={`${path}${stringifySearch({ items })}#${bandId}`}
          posted={posted}
          sending={sending}
        >
          <input type="hidden" name="items" value={items} />
          {fault !== undefined && <p className={fieldStyles['fault']}>{fault}</p>}
        </RequestForm>
      )}
    </Band>
  )
}
