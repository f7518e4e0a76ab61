/** Three lengths and a button on the page of an item: a GET form that leads to /service/past-het. */
import type { EasyPlace } from '#domain/fit/easy-place.ts'
import type { SectionFrame } from '../section-frame.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Button } from '#app/ui/button/Button.tsx'
import { LengthField } from '#app/ui/length-field/LengthField.tsx'
import styles from './FitInvitation.module.css'

type FitInvitationProps = {
  /** 'product.{slug}', 'product.{slug}_{article}', 'mirror.{slug}' or 'collection.{slug}'. */
  item: string
  /** Its name within a sentence. */
  name: string
  /** The chosen size in words, and the place in which it fits; what a visitor measured takes its place. */
  size?: string | undefined
  place?: EasyPlace | null | undefined
} & Partial<SectionFrame>

export function FitInvitation({ item, name, size, place, ground = 'sunken', space = 'normal' }: FitInvitationProps) {
  return (
    <Band ground={ground} space={space} split={5} id="past-het" data-print="hide">
      <div>
        <h2 className={styles['title']}>Past het?</h2>
        <p>{`Vul de maten van de plek in. U ziet welke maat van ${name} erin past en hoeveel ruimte ernaast en ervoor overblijft.`}</p>
        {place && (
          <p>
            {place.depth === undefined
              ? `Ingevuld staat een breedte waar ${size} ruim in past; hoogte en diepte mag u weglaten.`
              : `Ingevuld staan een breedte en diepte waar ${size} ruim in past; de hoogte mag u weglaten.`}
          </p>
        )}
      </div>
      <form className={styles['form']} method="get" action="/service/past-het">
        <input type="hidden" name="item" value={item} />
        <LengthField name="width" label="Breedte van de plek" value={place?.width} required />
        <LengthField name="height" label="Hoogte" />
        <LengthField name="depth" label="Diepte tot de overkant" value={place?.depth} />
        <Button type="submit" look="secondary">
          Kijk of het past
        </Button>
      </form>
    </Band>
  )
}
