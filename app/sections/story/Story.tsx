/** A heading with a few paragraphs, and facts under them. */
import { Band } from '#app/ui/band/Band.tsx'
import { FactList } from '#app/ui/facts/FactList.tsx'
import { LinkedText } from '#app/ui/link/LinkedText.tsx'
import type { SectionProps } from '../section-frame.ts'
import styles from './Story.module.css'

export function Story({ title, paragraphs, facts, frame }: SectionProps<'story'>) {
  return (
    <Band {...frame} split={4}>
      <h2>{title}</h2>
      <div className={styles['text']}>
        {paragraphs.map((text) => (
          <p key={text}>
            <LinkedText text={text} />
          </p>
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
