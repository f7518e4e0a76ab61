/** Running text in one readable column under headings, with a contents list that stays in sight on a wide screen. */
import { wordSlug } from '#domain/slug.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Contents } from '#app/ui/contents/Contents.tsx'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import type { SectionFrame } from '../section-frame.ts'
import styles from './Prose.module.css'

/** Fewer blocks than this are found without a contents list. */
const listedFrom = 4

export function Prose({ blocks, frame }: SectionOf<'prose'> & { frame?: SectionFrame }) {
  return (
    <Band {...frame}>
      {blocks.length >= listedFrom && <Contents label="Op deze pagina" titles={blocks.map(({ title }) => title)} />}
      <div className={styles['text']}>
        {blocks.map((block) => (
          <section key={block.title} className={styles['block']} id={wordSlug(block.title)}>
            <h2 className={styles['title']}>{block.title}</h2>
            {block.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {block.list && (
              <ul className={styles['items']}>
                {block.list.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </Band>
  )
}
