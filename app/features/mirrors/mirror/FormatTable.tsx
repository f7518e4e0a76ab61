/** All sizes of a mirror with their light, colours, the cabinets they suit and the price. */
import { formatPrice } from '#domain/money.ts'
import { DataTable } from '#app/sections/table/DataTable.tsx'
import type { MirrorPageData } from '#server/mirrors/mirrors.ts'

type Format = MirrorPageData['formats'][number]

/** `labelledBy`: id of the heading above it. */
export function FormatTable({ formats, labelledBy }: { formats: readonly Format[]; labelledBy: string }) {
  const columns: { name: string; of: (format: Format) => string; isEmpty?: boolean }[] = [
    { name: 'Maat', of: ({ label }) => label },
    {
      name: 'Vermogen',
      of: ({ wattage }) => (wattage > 0 ? `${wattage} W` : '–'),
      isEmpty: formats.every(({ wattage }) => wattage <= 0),
    },
    {
      name: 'Lichtkleur',
      of: ({ kelvin }) => (kelvin === '' ? '–' : kelvin),
      isEmpty: formats.every(({ kelvin }) => kelvin === ''),
    },
    {
      name: 'Lichtstroom',
      of: ({ lumen }) => (lumen === undefined ? '–' : `${lumen} lm`),
      isEmpty: formats.every(({ lumen }) => lumen === undefined),
    },
    { name: 'Boven kast', of: cabinets },
    {
      name: 'Kleuren',
      of: ({ colors }) => colors.join(', '),
      // Those of the mirror are beside its price.
      isEmpty: new Set(formats.map(({ colors }) => colors.join())).size === 1,
    },
    { name: 'Artikel', of: ({ article }) => article },
    { name: 'Prijs incl. btw', of: ({ size, price }) => (size ? formatPrice(price) : `vanaf ${formatPrice(price)}`) },
  ]
  const shown = columns.filter(({ isEmpty }) => isEmpty !== true)
  return (
    <DataTable
      labelledBy={labelledBy}
      look="prices"
      // So few columns are rows on a telephone, too.
      isStacked={shown.length > 4}
      caption="Maten als breedte x hoogte x diepte, prijzen incl. btw."
      columns={shown.map(({ name }) => name)}
      rows={formats.map((format) => ({ key: format.article, cells: shown.map(({ of }) => of(format)) }))}
    />
  )
}

function cabinets({ cabinetWidths, size }: Format): string {
  const [least, most] = [cabinetWidths[0], cabinetWidths.at(-1)]
  if (!size) return 'elke breedte'
  if (least === undefined || most === undefined) return '–'
  return least === most ? `${least} mm` : `${least} - ${most} mm`
}
