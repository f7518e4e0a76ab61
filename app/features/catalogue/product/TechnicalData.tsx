/** What a fitter, a warehouse and a carrier need to know of the chosen variant. */
import { countLabel } from '#app/lib/count-label.ts'
import { FactList, type Fact } from '#app/ui/facts/FactList.tsx'
import { internalGtin } from '#domain/catalogue/internal-gtin.ts'
import type { WallFixing } from '#domain/catalogue/technical-data.ts'
import { weightInWords } from '#domain/catalogue/weight-words.ts'
import type { ProductVariant } from '#server/catalogue/product-pages.ts'
import type { ProductTechnical } from '#server/catalogue/technical-basis.ts'
import styles from './TechnicalData.module.css'

type TechnicalDataProps = { model: string; variant: ProductVariant; technical: ProductTechnical }

export function TechnicalData({ model, variant, technical }: TechnicalDataProps) {
  const fixing = dataOf(technical, variant)?.fixing
  return (
    <>
      <FactList facts={technicalFacts(model, variant, technical)} />
      {fixing && fixing.kind !== 'pins' && (
        <p className={styles['note']}>
          Schroef en plug hangen af van <a href="/montage/montagehandleiding">uw muur</a>.
        </p>
      )}
    </>
  )
}

/** In the order in which a piece is carried in, hung and ordered. */
function technicalFacts(model: string, variant: ProductVariant, technical: ProductTechnical): Fact[] {
  const { weight, fixing, box } = dataOf(technical, variant) ?? {}
  return [
    ...(weight ? [{ label: 'Gewicht', value: `${weightInWords(weight)}${withoutTop(model)}` }] : []),
    ...(fixing
      ? [
          { label: heightLabels[fixing.kind], value: heightInWords(fixing.height) },
          { label: 'Bevestiging', value: fixingInWords(fixing) },
        ]
      : []),
    ...(box
      ? [
          {
            label: 'Verpakking',
            value: `${box.length} × ${box.width} × ${box.height}\u00A0mm${
              box.kg === null ? '' : `, ${weightInWords({ kg: box.kg, isCalculated: true })}`
            }`,
          },
        ]
      : []),
    {
      label: 'Levertijd',
      value: `${deliveryInWords(technical, variant)} na de orderbevestiging, via een verkooppunt`,
    },
    { label: 'GTIN', value: `${internalGtin(variant.article)}, intern nummer` },
  ]
}

/** '2 weken', with those of a concrete top where it has one and is made to order. */
export function deliveryInWords({ weeks }: ProductTechnical, { stock }: ProductVariant): string {
  const isReady = stock !== 'out_of_stock'
  const withTop = isReady || weeks.withTop === undefined ? '' : ` (met betonnen blad ${weeks.withTop})`
  return `${countLabel(isReady ? weeks.stock : weeks.made, 'week', 'weken')}${withTop}`
}

function dataOf({ data }: ProductTechnical, { article, size }: ProductVariant) {
  return data[article] ?? data[size]
}

function withoutTop(model: string): string {
  return model === 'wastafelmeubel' || model === 'toiletmeubel' ? ', zonder blad en kom' : ''
}

const heightLabels: Record<WallFixing['kind'], string> = {
  rail: 'Hoogte rail',
  brackets: 'Hoogte kantelankers',
  pins: 'Hoogte pennen',
  points: 'Hoogte',
}

function heightInWords(height: WallFixing['height']): string {
  switch (height) {
    case 'order':
      return 'Staat op de maattekening bij uw order'
    case 'free':
      return 'Vrij te kiezen'
    case 'upper-edge':
      return '60\u00A0mm onder de bovenkant'
    case 'glass':
      return 'Midden van het glas op 1550\u00A0mm boven de vloer'
    default:
      return `${height}\u00A0mm boven de afgewerkte vloer`
  }
}

/** Sizes as in the table of plugs for concrete and sand-lime brick, and in the guide to the planchet. */
function fixingInWords({ kind, count, height }: WallFixing): string {
  if (kind === 'pins') return `${count} pennen van 12 × 150\u00A0mm`
  if (height === 'glass') return kind === 'rail' ? `Rail met ${count} schroeven` : `${count} schroeven`
  return kind === 'brackets' ? `${count} kantelankers` : `${count} schroeven van 8 × 80\u00A0mm`
}
