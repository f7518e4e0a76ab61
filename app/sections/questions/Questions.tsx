/** Questions that open on their answers. */
import { Band } from '#app/ui/band/Band.tsx'
import { Disclosure } from '#app/ui/disclosure/Disclosure.tsx'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import type { SectionFrame } from '../section-frame.ts'
import styles from './Questions.module.css'

export function Questions({ title, items, frame }: SectionOf<'questions'> & { frame?: SectionFrame }) {
  return (
    <Band {...frame} split={4}>
      <h2 className={styles['title']}>{title}</h2>
      <div className={styles['list']}>
        {items.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            {answer.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Disclosure>
        ))}
      </div>
    </Band>
  )
}
