/** A page of the site as a document: the mounting manual and the pipe dimensions, section by section. */
import type { Download } from '#domain/downloads/download.schema.ts'
import type { SectionContent } from '#domain/pages/section.schema.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { styles, type Paper } from '#server/pdf/paper.ts'
import { newSheet } from './sheet-frame.ts'

/** @param afterOpening what is drawn between the opening and the first section. */
export function makePageSheet(
  entry: Download,
  files: ContentFiles,
  path: string,
  kind: string,
  afterOpening?: (paper: Paper) => void,
): Promise<Buffer> {
  const page = files.pages.get(path)
  if (!page) throw new RangeError(`${entry.file}: there is no page ${path}`)
  const paper = newSheet(entry, kind, page.meta.description)
  paper.newPage()
  paper.bookmark(entry.title)
  const text = paper.columns(0, 9)
  paper.heading(1, page.hero.title, text)
  paper.paragraph(page.hero.intro, text, styles.lead)
  paper.y += 8
  afterOpening?.(paper)
  for (const section of page.sections) setSection(paper, section)
  return paper.finish()
}

/** The texts of a section, without pictures and links. */
function setSection(paper: Paper, section: SectionContent): void {
  switch (section.kind) {
    case 'facts':
      if (section.title !== undefined) paper.heading(2, section.title)
      paper.facts(section.items, Math.min(3, section.items.length))
      break
    case 'table': {
      paper.y += 8
      const longest = section.columns.map((title, index) =>
        Math.max(title.length, ...section.rows.map((row) => row[index]?.length ?? 0)),
      )
      paper.need(150)
      paper.heading(2, section.title)
      if (section.caption !== undefined) paper.paragraph(section.caption, paper.columns(0, 10), styles.small)
      paper.table(
        section.columns.map((title, index) => ({
          title,
          share: Math.min(34, Math.max(index === 0 ? 15 : 9, longest[index] ?? 9)),
        })),
        section.rows,
      )
      break
    }
    case 'prose':
      for (const block of section.blocks) {
        paper.heading(2, block.title)
        for (const paragraph of block.paragraphs) paper.paragraph(paragraph)
        if (block.list) paper.list(block.list)
        paper.y += 4
      }
      break
    case 'steps':
      paper.heading(2, section.title)
      paper.within('L', () =>
        section.items.forEach((item, index) => {
          const text = paper.columns(1, 9)
          const height =
            paper.measure(item.title, text.width, styles.subheading) +
            paper.measure(item.text, text.width, styles.text) +
            22
          paper.need(height)
          const top = paper.y
          const full = paper.columns(0, 12)
          paper.artifact(() => paper.line(full.x, top, full.x + full.width, top))
          paper.within('LI', () => {
            paper.put('Lbl', String(index + 1), { x: full.x, y: top + 7, width: 40 }, styles.numeral)
            paper.within('LBody', () => {
              const below = paper.put('P', item.title, { ...text, y: top + 8 }, styles.subheading) + 2
              paper.put('P', item.text, { ...text, y: below }, styles.text)
            })
          })
          paper.y = top + height
        }),
      )
      paper.y += 6
      break
    case 'spread':
    case 'story':
      paper.heading(2, section.title)
      for (const paragraph of section.paragraphs) paper.paragraph(paragraph)
      break
    case 'questions':
      paper.heading(2, section.title)
      for (const item of section.items) {
        paper.heading(3, item.question, paper.columns(0, 9))
        for (const paragraph of item.answer) paper.paragraph(paragraph)
      }
      break
    case 'invitation':
      paper.paragraph(section.text === undefined ? `${section.title}.` : `${section.title}. ${section.text}`)
      break
    default:
      break
  }
}
