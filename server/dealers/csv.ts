/** CSV (RFC 4180) as spreadsheets write it: commas or semicolons, quoted fields, any line ends, a byte order mark. */

export type CsvRecord = { /** Line of the file on which the record begins, from 1. */ line: number; fields: string[] }
export type CsvText = { status: 'read'; records: CsvRecord[] } | { status: 'broken'; line: number; reason: string }

/** The records, without empty lines. The separator is the one that the first line has most of. */
export function readCsv(text: string): CsvText {
  const source = text.replace(/^\uFEFF/, '')
  const head = /^[^\r\n]*/.exec(source)?.[0] ?? ''
  const separator = (head.match(/;/g)?.length ?? 0) > (head.match(/,/g)?.length ?? 0) ? ';' : ','
  // A quoted or plain field, and what ends it.
  const token = new RegExp(String.raw`(?:"((?:[^"]|"")*)"|([^"${separator}\r\n]*))(${separator}|\r\n|\n|\r|$)`, 'y')
  const records: CsvRecord[] = []
  let line = 1
  let record: CsvRecord = { line, fields: [] }
  while (token.lastIndex < source.length) {
    const found = token.exec(source)
    if (!found) return { status: 'broken', line, reason: 'a quotation mark opens or closes in the wrong place' }
    const [whole, quoted, plain, end] = found
    record.fields.push(quoted === undefined ? (plain ?? '').trim() : quoted.replaceAll('""', '"'))
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0
    if (end === separator) {
      if (token.lastIndex === source.length) record.fields.push('')
      else continue
    }
    if (record.fields.some((field) => field !== '')) records.push(record)
    record = { line, fields: [] }
  }
  return { status: 'read', records }
}

/** Text that a spreadsheet does not read as a formula. */
export function spreadsheetText(value: string): string {
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
}

/** CSV with commas and CRLF, quoted where needed. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows
    .map(
      (row) =>
        `${row.map((field) => (/[",;\r\n]|^\s|\s$/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',')}\r\n`,
    )
    .join('')
}
