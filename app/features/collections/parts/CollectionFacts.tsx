/** The facts of a collection that a buyer and a fitter ask for. */
import { capitalised } from '#app/lib/sentence-case.ts'
import { formatPrice } from '#domain/money.ts'
import { FactList } from '#app/ui/facts/FactList.tsx'
import type { CollectionPageData } from '#server/collections/collections.ts'
import { drawerSystemNames, hingeNames } from '../fitting-names.ts'
import styles from './CollectionFacts.module.css'

export function CollectionFacts({ collection }: { collection: CollectionPageData }) {
  return (
    <div className={styles['columns']}>
      <FactList
        facts={[
          { label: 'Materiaal', value: collection.material },
          {
            label: 'Formaldehyde in plaat',
            value: collection.formaldehydeClass.startsWith('E')
              ? `Klasse ${collection.formaldehydeClass}`
              : capitalised(collection.formaldehydeClass),
          },
          { label: 'Ophanging', value: capitalised(collection.mounting) },
          { label: 'In het programma', value: `Sinds ${collection.since}` },
        ]}
      />
      <FactList
        facts={[
          { label: 'Prijs', value: `Vanaf ${formatPrice(collection.priceFrom)} incl. btw` },
          { label: 'Garantie', value: `${collection.guaranteeYears} jaar op het meubel, 10 jaar op de geleiders` },
          {
            label: 'Laden en deuren',
            value: `Ladesysteem ${drawerSystemNames[collection.drawerSystem]}, scharnier ${hingeNames[collection.hinge]}${collection.softClose ? ', gedempt sluitend' : ''}`,
          },
          { label: 'Onderdelen', value: '15 jaar na het einde van de collectie' },
          { label: 'Levering', value: 'Gemonteerd, via een verkooppunt' },
        ]}
      />
    </div>
  )
}
