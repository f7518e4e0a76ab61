/** A tender text as a document for Word. */
import type { TenderText } from '#domain/professional/tender-text.ts'

export async function tenderDocument({ title, intro, lines }: TenderText): Promise<Uint8Array<ArrayBuffer>> {
  const { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } =
    await import('docx')
  const cell = (words: string, percent: number, bold = false) =>
    new TableCell({
      width: { size: percent, type: WidthType.PERCENTAGE },
      children: [new Paragraph({ children: [new TextRun({ text: words, bold })] })],
    })
  const document = new Document({
    title,
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
          new Paragraph({ text: intro, spacing: { after: 200 } }),
          new Table({
            width: { size: 100, type: WidthType.PERCENTAGE },
            rows: lines.map(([label, value]) => new TableRow({ children: [cell(label, 35, true), cell(value, 65)] })),
          }),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}
