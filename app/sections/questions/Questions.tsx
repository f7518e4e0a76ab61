/** Questions that open on their answers. */
import { Band } from '#app/ui/band/Band.tsx'
import { Disclosure } from '#app/ui/disclosure/Disclosure.tsx'
import type { SectionProps } from '../section-frame.ts'
import styles from './Questions.module.css'

export function Questions({ title, items, frame }: SectionProps<'questions'>) {
  return (
    <Band {...frame} split={4}>
      <h2>{title}</h2>
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
