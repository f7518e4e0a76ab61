/** The price list as a workbook for spreadsheets. */
import { priceListColumns } from '#domain/professional/price-list.ts'
import type { ProfessionalArticle } from '#domain/professional/professional-article.ts'

/** `validFrom`: the day since which the prices hold, as ISO. */
export async function priceWorkbook(
  articles: readonly ProfessionalArticle[],
  validFrom: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const head = priceListColumns.map(({ title }) => ({ value: title, fontWeight: 'bold' as const }))
  const body = articles.map((article) =>
    priceListColumns.map(({ value, format }) => {
      const cell = value(article)
      return cell === null ? null : { value: cell, ...(format !== undefined && { format }) }
    }),
  )
  const options = { sheet: `Prijslijst ${validFrom}`, stickyRowsCount: 1 }
  return new Uint8Array(await writeExcelFile([head, ...body], options).toBuffer())
}
