/** Three lengths and a button on the page of an item: a GET form that leads to /service/past-het. */
import type { SectionFrame } from '../section-frame.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Button } from '#app/ui/button/Button.tsx'
import { LengthField } from '#app/ui/length-field/LengthField.tsx'
import styles from './FitInvitation.module.css'

/** `item`: 'product.{slug}', 'mirror.{slug}' or 'collection.{slug}'; `name` is its name within a sentence. */
export function FitInvitation({
  item,
  name,
  ground = 'sunken',
  space = 'normal',
}: { item: string; name: string } & Partial<SectionFrame>) {
  return (
    <Band ground={ground} space={space} split={4} id="past-het" data-print="hide">
      <div>
        <h2 className={styles['title']}>Past het?</h2>
        <p>{`Vul de maten van de plek in. U ziet welke maat van ${name} erin past en hoeveel ruimte ernaast en ervoor overblijft.`}</p>
      </div>
      <form className={styles['form']} method="get" action="/service/past-het">
        <input type="hidden" name="item" value={item} />
        <LengthField name="width" label="Breedte van de plek" required />
        <LengthField name="height" label="Hoogte" />
        <LengthField name="depth" label="Diepte tot de overkant" />
        <Button type="submit" look="secondary">
          Kijk of het past
        </Button>
      </form>
    </Band>
  )
}
