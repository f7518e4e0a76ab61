/** Questions that unfold to their answers, with a link to the page of each. */
import { IconPlus } from '@tabler/icons-react'
import type { RichText as RichTextBlocks } from '#domain/rich-text.ts'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { RichText } from '#app/ui/rich-text/RichText.tsx'
import styles from './QuestionList.module.css'

export function QuestionList({
  questions,
}: {
  questions: readonly { title: string; slug: string; antwoord: RichTextBlocks }[]
}) {
  return (
    <div className={styles['list']}>
      {questions.map((question) => (
        <details key={question.slug} className={styles['item']}>
          <summary className={styles['question']}>
            <h3>{question.title}</h3>
            <IconPlus className={styles['sign']} size={20} aria-hidden="true" />
          </summary>
          <div className={styles['answer']}>
            <RichText blocks={question.antwoord} topLevel={4} />
            <p className={styles['own']}>
              <SiteLink link={{ to: '/veelgestelde-vragen/$vraag', params: { vraag: question.slug } }}>
                Alleen deze vraag<span className="visually-hidden">: {question.title}</span>
              </SiteLink>
            </p>
          </div>
        </details>
      ))}
    </div>
  )
}
