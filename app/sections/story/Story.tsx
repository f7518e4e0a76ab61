/** A heading with a few paragraphs, and facts as a quiet list beside them. */
import { Band } from '#app/ui/band/Band.tsx'
import { FactList } from '#app/ui/facts/FactList.tsx'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import type { SectionFrame } from '../section-frame.ts'
import styles from './Story.module.css'

export function Story({ title, paragraphs, facts, frame }: SectionOf<'story'> & { frame?: SectionFrame }) {
  return (
    <Band {...frame} split={5}>
      <h2>{title}</h2>
      <div className={styles['text']}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {facts && (
        <div className={styles['facts']}>
          <FactList facts={facts} />
        </div>
      )}
    </Band>
  )
}
