/** All sizes of a mirror with their light, colours, the cabinets they suit and the price. */
import { dimensionLabel, inCentimetres } from '#app/lib/dimensions.ts'
import { formatPrice } from '#app/lib/money.ts'
import type { MirrorPageData } from '#server/content/mirrors.ts'
import { ScrollRegion } from '#app/ui/scroll-region/ScrollRegion.tsx'
import styles from './FormatTable.module.css'

type Format = MirrorPageData['formats'][number]

export function FormatTable({ formats }: { formats: readonly Format[] }) {
  const hasLight = formats.some((format) => format.kelvin !== '')
  const hasPower = formats.some((format) => format.wattage > 0)
  const hasLumen = formats.some((format) => format.lumen !== undefined)
  return (
    <ScrollRegion label="Maten en prijzen">
      <table className={styles['table']}>
        <caption className="visually-hidden">Maten als breedte x hoogte x diepte, prijzen incl. btw</caption>
        <thead>
          <tr>
            <th scope="col">Maat</th>
            {hasPower && <th scope="col">Vermogen</th>}
            {hasLight && <th scope="col">Lichtkleur</th>}
            {hasLumen && <th scope="col">Lichtstroom</th>}
            <th scope="col">Past boven een kast van</th>
            <th scope="col">Kleuren</th>
            <th scope="col">Artikel</th>
            <th scope="col" className={styles['price']}>Prijs incl. btw</th>
          </tr>
        </thead>
        <tbody>
          {formats.map((format) => (
            <tr key={format.article}>
              <th scope="row">{format.size ? dimensionLabel({ ...format.size, diameter: null }) : 'Op maat'}</th>
              {hasPower && <td>{format.wattage > 0 ? `${format.wattage} W` : '–'}</td>}
              {hasLight && <td>{format.kelvin === '' ? '–' : format.kelvin}</td>}
              {hasLumen && <td>{format.lumen === undefined ? '–' : `${format.lumen} lm`}</td>}
              <td>{cabinets(format)}</td>
              <td>{format.colors.join(', ')}</td>
              <td>{format.article}</td>
              <td className={styles['price']}>{format.size ? formatPrice(format.price) : `vanaf ${formatPrice(format.price)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function cabinets({ cabinetWidths, size }: Format): string {
  const [least, most] = [cabinetWidths[0], cabinetWidths.at(-1)]
  if (!size) return 'elke breedte'
  if (least === undefined || most === undefined) return '–'
  return least === most ? `${inCentimetres(least)} cm` : `${inCentimetres(least)} - ${inCentimetres(most)} cm`
}
