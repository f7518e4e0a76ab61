/** Questions that open on their answers. */
import { IconPlus } from '@tabler/icons-react'
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import type { SectionFrame } from '../section-frame.ts'
import styles from './Questions.module.css'

export function Questions({ title, items, frame }: SectionOf<'questions'> & { frame?: SectionFrame }) {
  return (
    <Band {...frame}>
      <h2 className={styles['title']}>{title}</h2>
      <div className={styles['list']}>
        {items.map((item) => (
          <details key={item.question} className={styles['item']}>
            <summary className={styles['question']}>
              <h3>{item.question}</h3>
              <IconPlus className={styles['sign']} size={20} aria-hidden="true" />
            </summary>
            <div className={styles['answer']}>
              {item.answer.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </Band>
  )
}
