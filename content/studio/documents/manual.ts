/** An assembly manual: how to recognise the system, tools, numbered steps per chapter with warnings, and faults with their remedies. */
import type { Guide } from '#domain/assembly/guide.schema.ts'
import type { Download } from '#domain/downloads/download.schema.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { colours, styles, type Paper } from '#server/pdf/paper.ts'
import { printPicture, type PrintPicture } from './pictures.ts'
import { newSheet } from './sheet-frame.ts'

type Step = Guide['chapters'][number]['steps'][number]

export async function makeManual(entry: Download, files: ContentFiles): Promise<Buffer> {
  const guide = [...files.guides.values()].find((candidate) => candidate.pdf === entry.file)
  if (!guide) throw new RangeError(`${entry.file}: no assembly guide names this file`)
  const paper = newSheet(entry, 'Handleiding', guide.meta.description)
  paper.newPage()
  paper.bookmark(entry.title)
  const text = paper.columns(0, 9)
  paper.heading(1, guide.hero.title, text)
  paper.paragraph(guide.hero.intro, text, styles.lead)
  paper.y += 10
  paper.facts(
    [
      { label: 'Tijd', value: `${guide.minutes} minuten` },
      { label: 'Personen', value: String(guide.people) },
      { label: 'Hoofdstukken', value: String(guide.chapters.length) },
      { label: 'Stappen', value: String(guide.chapters.reduce((sum, chapter) => sum + chapter.steps.length, 0)) },
    ],
    4,
  )
  paper.paragraph(
    'Onderdelen bestelt u via uw verkooppunt of de servicesite, met het ordernummer van zeven cijfers op het witte label.',
    text,
  )
  paper.y += 8
  paper.heading(2, 'Zo herkent u dit systeem')
  paper.list(guide.recognise)
  paper.heading(2, 'Gereedschap')
  paper.list(guide.tools)

  for (const [index, chapter] of guide.chapters.entries()) {
    const drawings = await Promise.all(
      chapter.steps.map((step) => printPicture(step.drawing, drawingWidth, drawingWidth * 0.75)),
    )
    paper.y += 14
    paper.need(190)
    paper.heading(2, `${index + 1}. ${chapter.title}`)
    if (chapter.intro !== undefined) paper.paragraph(chapter.intro)
    paper.y += 4
    const drawn = drawings.some((drawing) => drawing.jpeg !== null)
    paper.within('L', () =>
      chapter.steps.forEach((step, number) =>
        setStep(paper, step, number + 1, drawn ? (drawings[number] ?? null) : null),
      ),
    )
  }

  paper.y += 14
  paper.need(60 + guide.faults.length * 34)
  paper.heading(2, 'Als het niet goed gaat')
  paper.table(
    [
      { title: 'Wat u merkt', share: 28 },
      { title: 'Oorzaak', share: 32 },
      { title: 'Wat u doet', share: 40 },
    ],
    guide.faults.map(({ fault, cause, remedy }) => [fault, cause, remedy]),
  )
  return paper.finish()
}

const drawingWidth = 140

/** One numbered step, kept together on its page: figure, text, warning and, where there is one, the drawing at the right. */
function setStep(paper: Paper, step: Step, number: number, drawing: PrintPicture | null): void {
  const numeral = paper.columns(0, 1)
  const text = drawing ? paper.columns(1, 7) : paper.columns(1, 9)
  const warned = text.width - 12
  const heights = [
    paper.measure(step.title, text.width, styles.subheading) + 2,
    paper.measure(step.text, text.width, styles.text),
    ...(step.warning === undefined ? [] : [paper.measure(`Let op. ${step.warning}`, warned, styles.text) + 10]),
  ]
  const height = Math.max(heights.reduce((sum, part) => sum + part, 0) + 22, drawing ? drawingWidth * 0.75 + 20 : 0)
  paper.need(height)
  const top = paper.y
  paper.artifact(() => paper.line(numeral.x, top, paper.columns(0, 12).x + paper.columns(0, 12).width, top))
  paper.within('LI', () => {
    paper.put('Lbl', String(number), { ...numeral, width: 40, y: top + 8 }, styles.numeral)
    paper.within('LBody', () => {
      let y = paper.put('P', step.title, { ...text, y: top + 9 }, styles.subheading) + 2
      y = paper.put('P', step.text, { ...text, y }, styles.text)
      if (step.warning !== undefined) {
        const start = y + 6
        y = paper.put(
          'P',
          `Let op. ${step.warning}`,
          { x: text.x + 12, y: start, width: warned },
          { ...styles.text, color: colours.clay },
        )
        paper.artifact(() => paper.line(text.x + 1, start + 1, text.x + 1, y - 1, colours.clay, 1.6))
      }
      if (drawing) {
        const column = paper.columns(0, 12)
        paper.picture(drawing, {
          x: column.x + column.width - drawingWidth,
          y: top + 10,
          width: drawingWidth,
          height: drawingWidth * 0.75,
        })
      }
    })
  })
  paper.y = top + height
}
