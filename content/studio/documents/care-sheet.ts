/** A care card for one surface: what to do each day and each year, stains, and the advice per finish. */
import { basename } from 'node:path'
import type { Download } from '#domain/downloads/download.schema.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { careCards } from './care-cards.ts'
import { styles } from '#server/pdf/paper.ts'
import { newSheet } from './sheet-frame.ts'

export function makeCareSheet(entry: Download, files: ContentFiles): Promise<Buffer> {
  const card = careCards[basename(entry.file, '.pdf')]
  if (!card) throw new RangeError(`${entry.file}: there is no care card of that name`)
  const paper = newSheet(
    entry,
    'Onderhoudskaart',
    `Onderhoud van ${card.title.toLocaleLowerCase('nl-NL')}: dagelijks, jaarlijks, vlekken en schade`,
  )
  paper.newPage()
  paper.bookmark(entry.title)
  const text = paper.columns(0, 9)
  paper.y = paper.put('H1', card.title, { ...paper.columns(0, 12), y: paper.y - 6 }, styles.title) + 6
  paper.paragraph(card.intro, text, styles.lead)
  paper.y += 8
  const top = paper.y
  paper.heading(2, 'Elke dag', paper.columns(0, 6))
  paper.list(card.daily, paper.columns(0, 6))
  const below = paper.y
  paper.y = top
  paper.heading(2, 'Elk jaar', paper.columns(6, 6))
  paper.list(card.yearly, paper.columns(6, 6))
  paper.y = Math.max(paper.y, below) + 6
  paper.heading(2, 'Vlekken')
  paper.table(
    [
      { title: 'Vlek', share: 32 },
      { title: 'Wat u doet', share: 68 },
    ],
    card.stains,
  )
  paper.heading(2, 'Nooit')
  paper.list(card.never)
  paper.heading(2, 'Beschadigd')
  paper.paragraph(card.damage)

  const finishes = files.finishes.filter((finish) => card.covers(finish))
  if (finishes.length > 0) {
    paper.y += 6
    // A short table stays together.
    if (finishes.length < 14) paper.need(70 + finishes.length * 30)
    paper.heading(2, 'Per afwerking')
    paper.table(
      [
        { title: 'Afwerking', share: 24 },
        { title: 'Wat erbij komt', share: 76 },
      ],
      finishes.map((finish) => [finish.displayName, finish.care.join(' ')]),
    )
  }
  const { tops } = card
  const coveredTops =
    tops === undefined
      ? []
      : [...files.collections.values()].flatMap((collection) =>
          collection.tops
            .filter(({ material }) => tops.test(material))
            .map(({ name, material, thickness }) => [name, collection.name, material, `${thickness} mm`]),
        )
  if (coveredTops.length > 0) {
    paper.need(70 + Math.min(20, coveredTops.length) * 19)
    paper.heading(2, 'Voor deze bladen')
    paper.table(
      [
        { title: 'Blad', share: 32 },
        { title: 'Collectie', share: 18 },
        { title: 'Materiaal', share: 38 },
        { title: 'Dikte', share: 12 },
      ],
      coveredTops,
    )
  }
  return paper.finish()
}
