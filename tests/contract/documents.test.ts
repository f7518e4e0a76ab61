/** The PDF documents as visitors fetch them: each entry of content/downloads.json has its file, tagged, titled, in its language, small enough, and says what the content says. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { makeDocument } from '#content/studio/documents/document.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { pdfWords } from './pdf-words.ts'

/** Pictures take most of the time of printing and say no words: a grey dot stands for each. */
const greyDot = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z',
  'base64',
)
vi.mock('#content/studio/documents/pictures.ts', () => ({
  printPicture: async ({ alt, tone }: { alt: string; tone: string }) => ({ jpeg: greyDot, alt, tone }),
  printDrawing: async () => null,
}))

const media = resolve('public/media')
const content = readContentFiles(resolve('content'), resolve('public'))
const entries = content.downloads.filter((entry) => entry.file.endsWith('.pdf'))
const locales = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' } as const
const kilobyte = 1024
const largest = { brochure: 6 * 1024 * kilobyte, other: 200 * kilobyte }

/** True when the text stands in a string of the file outside its streams: plain where it is ASCII, else UTF-16 with a byte order mark. */
function written(bytes: Buffer, text: string): boolean {
  const wide = Buffer.from(text, 'utf16le').swap16().toString('latin1')
  return [`(${escaped(text)}`, `(\u00fe\u00ff${escaped(wide)}`].some((form) =>
    bytes.includes(Buffer.from(form, 'latin1')),
  )
}

/** Brackets and backslashes are escaped inside a PDF string. */
function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, String.raw`\$&`)
}

describe('documents', () => {
  test('has documents', () => {
    expect(entries.length).toBeGreaterThan(60)
  })

  test.each(entries)('$file is a tagged PDF in its language with a title', (entry) => {
    const bytes = readFileSync(join(media, entry.file))
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    expect(bytes.includes('/MarkInfo')).toBe(true)
    expect(bytes.includes('/StructTreeRoot')).toBe(true)
    expect(bytes.includes('/DisplayDocTitle true')).toBe(true)
    expect(bytes.includes(`/Lang (${locales[entry.language]})`)).toBe(true)
    expect(written(bytes, entry.type === 'brochure' ? 'Oeverhout ' : entry.title)).toBe(true)
    expect(bytes.length).toBeLessThan(entry.type === 'brochure' ? largest.brochure : largest.other)
  })

  test.each(entries)(
    '$file says what the content says today',
    async (entry) => {
      const made = await makeDocument(entry, content)
      if (made === null) throw new Error(`${entry.file} is not made by the studio`)
      const today = pdfWords(made)
      expect(today.join(' ')).toContain(entry.type === 'brochure' ? 'Oeverhout' : entry.version)
      expect(
        pdfWords(readFileSync(join(media, entry.file))),
        'the content has changed since it was printed: raise version and date in content/downloads.json and run node content/studio/documents/make.ts',
      ).toEqual(today)
    },
    60_000,
  )

  test('has no document that the site does not link', () => {
    const folder = join(media, 'pdf')
    expect(existsSync(folder)).toBe(true)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.pdf'))
      .map((file) => relative(media, join(folder, file)))
    expect(files.filter((file) => !entries.some((entry) => entry.file === file))).toEqual([])
  })
})
