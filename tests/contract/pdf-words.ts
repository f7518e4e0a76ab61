/** What a PDF made with pdfkit says: its lettering line by line, read as a reader of the file would, through the tables that map its glyphs to characters. */
import { inflateSync } from 'node:zlib'

/** Every run of text on the pages of `bytes`, in the order in which it was set; drawn lines and pictures say nothing. */
export function pdfWords(bytes: Buffer): string[] {
  const text = bytes.toString('latin1')
  const objects = new Map(
    [...text.matchAll(/(?<=\n)(\d+) 0 obj\n/g)].map(({ index, 0: head, 1: number = '' }) => [
      number,
      index + head.length,
    ]),
  )
  /** The inflated stream of the object that starts at `start`, or '' where it has none of that kind. */
  const stream = (start: number) => {
    const begin = text.indexOf('stream\n', start)
    const head = text.slice(start, begin)
    if (begin < 0 || !head.includes('/FlateDecode') || /endobj|\/Subtype/.test(head)) return ''
    return inflateSync(bytes.subarray(begin + 'stream\n'.length, text.indexOf('\nendstream', begin))).toString('latin1')
  }
  const fonts = new Map(
    [...text.matchAll(/(\/F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => {
      const start = objects.get(number) ?? 0
      const table = /\/ToUnicode (\d+) 0 R/.exec(text.slice(start, text.indexOf('endobj', start)))?.[1] ?? ''
      return [name, characters(stream(objects.get(table) ?? 0))]
    }),
  )
  return [...objects.values()].flatMap((start) => {
    let font: readonly string[] = []
    return [...stream(start).matchAll(/(\/F\d+) [\d.]+ Tf|\[(<.*?)\] TJ/g)].flatMap(([, name, run]) => {
      if (name !== undefined) font = fonts.get(name) ?? []
      return run === undefined
        ? []
        : [
            [...run.matchAll(/<([0-9a-f]+)>/g)]
              .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
              .map((code) => font[Number.parseInt(code, 16)] ?? '?')
              .join(''),
          ]
    })
  })
}

/** The characters of a font by glyph number: pdfkit writes them as ranges of at most 256, in order. */
function characters(table: string): string[] {
  return [...table.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[(.*?)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]+)>/g)].map(([, units = '']) =>
      String.fromCharCode(...(units.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
    ),
  )
}
