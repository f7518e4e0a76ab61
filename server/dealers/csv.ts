/** CSV (RFC 4180) as spreadsheets write it: commas, semicolons or tabs, a first line 'sep=;', quoted fields, any line ends, a byte order mark. */

export type CsvRecord = { /** Line of the file on which the record begins, from 1. */ line: number; fields: string[] }
export type CsvText = { status: 'read'; records: CsvRecord[] } | { status: 'broken'; line: number; reason: string }

/** The records, without empty lines. The separator is the one that the first line has most of. */
export function readCsv(text: string): CsvText {
  const whole = text.replace(/^\uFEFF/, '')
  const [announced = '', told] = /^sep=([;,\t])(?:\r\n|\n|\r|$)/i.exec(whole) ?? []
  const source = whole.slice(announced.length)
  const head = /^[^\r\n]*/.exec(source)?.[0] ?? ''
  const counted = [',', ';', '\t'].map((sign) => ({ sign, times: head.split(sign).length }))
  const separator = told ?? counted.toSorted((a, b) => b.times - a.times)[0]?.sign ?? ','
  // A quoted or plain field, and what ends it.
  const token = new RegExp(String.raw`(?:"((?:[^"]|"")*)"|([^"${separator}\r\n]*))(${separator}|\r\n|\n|\r|$)`, 'y')
  const records: CsvRecord[] = []
  let line = announced === '' ? 1 : 2
  let record: CsvRecord = { line, fields: [] }
  while (token.lastIndex < source.length) {
    const found = token.exec(source)
    if (!found) return { status: 'broken', line, reason: 'a quotation mark opens or closes in the wrong place' }
    const [matched, quoted, plain, end] = found
    record.fields.push(quoted === undefined ? (plain ?? '').trim() : quoted.replaceAll('""', '"'))
    line += matched.match(/\r\n|\n|\r/g)?.length ?? 0
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
