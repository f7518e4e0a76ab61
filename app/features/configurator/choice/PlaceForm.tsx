/** Width of the place in mm and budget in euros: a GET form that keeps the set. */
import { useRouter } from '@tanstack/react-router'
import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '#app/ui/button/Button.tsx'
import { NumberField } from '#app/ui/small-field/SmallField.tsx'
import { euroPattern, mmPattern } from '#domain/catalogue/product-filter-params.ts'
import { configuratorSearchSchema } from '#domain/configurator/configurator-search.ts'
import { stringifySearch } from '#domain/search-string.ts'
import type { SetView } from '#server/configurator/set-view.ts'
import type { Place } from '../set-address.ts'
import styles from './PlaceForm.module.css'

export function PlaceForm({ set, place }: { set: SetView; place: Place }) {
  const router = useRouter()
  const path = `/samenstellen/${set.slug}`
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const entries = { ...Object.fromEntries(form), ours: form.getAll('ours') }
    void router.navigate({
      href: path + stringifySearch(configuratorSearchSchema.parse(entries)),
      resetScroll: false,
    })
  }
  return (
    <search>
      <form className={styles['form']} method="get" action={path} onSubmit={send}>
        <h2 className={styles['title']}>Uw plek en budget</h2>
        {Object.entries(set.asked).map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        {set.ours.map((part) => (
          <input key={part} type="hidden" name="ours" value={part} />
        ))}
        <PlaceFields place={place} />
        <Button type="submit" look="secondary">
          Reken mee
        </Button>
      </form>
    </search>
  )
}

/** The two fields, with what else is measured between them. */
export function PlaceFields({ place: { niche, budget }, children }: { place: Place; children?: ReactNode }) {
  return (
    <>
      <NumberField
        name="niche"
        label="Breedte van de plek in mm"
        value={niche}
        pattern={mmPattern}
        title="Een maat in mm, zoals 1180"
      />
      {children}
      <NumberField
        name="budget"
        label="Budget in euro, incl. btw"
        value={budget}
        pattern={euroPattern}
        title="Een bedrag in hele euro’s, zoals 3000"
      />
    </>
  )
}
