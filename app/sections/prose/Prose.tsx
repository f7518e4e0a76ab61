/** Running text under headings, with a table of contents when there are many. */
import { wordSlug } from '#domain/slug.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Contents } from '#app/ui/contents/Contents.tsx'
import { LinkedText } from '#app/ui/link/LinkedText.tsx'
import type { SectionProps } from '../section-frame.ts'
import styles from './Prose.module.css'

/** A text of this many blocks has a table of contents. */
const minBlocksForContents = 4

export function Prose({ blocks, frame }: SectionProps<'prose'>) {
  return (
    <Band {...frame}>
      {blocks.length >= minBlocksForContents && (
        <Contents label="Op deze pagina" titles={blocks.map(({ title }) => title)} />
      )}
      <div className={styles['text']}>
        {blocks.map((block) => (
          <section key={block.title} className={styles['block']} id={wordSlug(block.title)}>
            <h2 className={styles['title']}>{block.title}</h2>
            {block.paragraphs.map((text) => (
              <p key={text}>
                <LinkedText text={text} />
              </p>
            ))}
            {block.list && (
              <ul className={styles['items']}>
                {block.list.map((text) => (
                  <li key={text}>
                    <LinkedText text={text} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </Band>
  )
}
