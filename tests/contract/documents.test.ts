/** The PDF documents as visitors fetch them: each entry of content/downloads.json has its file, tagged, titled, in its language and small enough. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContentFiles } from '#server/content/content-files.ts'

const media = resolve('public/media')
const entries = readContentFiles(resolve('content'), resolve('public')).downloads.filter((entry) => entry.file.endsWith('.pdf'))
const locales = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' } as const
const kilobyte = 1024
const largest = { brochure: 6 * 1024 * kilobyte, other: 200 * kilobyte }

/** True when the text stands in a string of the file outside its streams: plain where it is ASCII, else UTF-16 with a byte order mark. */
function written(bytes: Buffer, text: string): boolean {
  const wide = Buffer.from(text, 'utf16le').swap16().toString('latin1')
  return [`(${escaped(text)}`, `(\u00fe\u00ff${escaped(wide)}`].some((form) => bytes.includes(Buffer.from(form, 'latin1')))
}

/** Brackets and backslashes are escaped inside a PDF string. */
function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, String.raw`\$&`)
}

describe('documents', () => {
  test('there are documents at all', () => {
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

  test('no document lies in the folder that nobody can find', () => {
    const folder = join(media, 'pdf')
    expect(existsSync(folder)).toBe(true)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.pdf')).map((file) => relative(media, join(folder, file)))
    expect(files.filter((file) => !entries.some((entry) => entry.file === file))).toEqual([])
  })
})
