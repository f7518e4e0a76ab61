/** What stands in the list of questions: those that are asked most, and all of a page by category. */
import { useId } from 'react'
import type { FaqList } from '#server/content/faqs.ts'
import { QuestionList } from './QuestionList.tsx'
import styles from './FaqBrowser.module.css'

export { QuestionList }

export function QuestionsByCategory({ list }: { list: FaqList }) {
  return grouped(list).map((group) => <CategoryQuestions key={group.name} {...group} />)
}

function CategoryQuestions({ name, questions }: { name: string; questions: FaqList['items'] }) {
  const id = useId()
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h2 id={id} className={styles['category']}>
        {name}
      </h2>
      <div className={styles['questions']}>
        <QuestionList questions={questions} />
      </div>
    </section>
  )
}

/** The questions of this page by category, in the order of the categories; what the list of categories lacks comes after them. */
function grouped({ items, categories }: FaqList): { name: string; questions: FaqList['items'] }[] {
  const names = new Set([...categories, ...items.map(({ category }) => ({ name: category }))].map(({ name }) => name))
  return [...names]
    .map((name) => ({ name, questions: items.filter((item) => item.category === name) }))
    .filter((group) => group.questions.length > 0)
}
