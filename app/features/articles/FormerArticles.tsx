/** What is no longer made, each with the page that names its successor, its guides and its parts. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Band } from '#app/ui/band/Band.tsx'
import { formerArticlesQueryOptions } from './article-query.ts'
import styles from './FormerArticles.module.css'

export function FormerArticles() {
  const { data: articles } = useSuspenseQuery(formerArticlesQueryOptions())
  return (
    <Band>
      <h2 className={styles['title']}>Niet meer gemaakt</h2>
      <ul className={styles['list']}>
        {articles.map(({ article, name, line, from, until, href }) => (
          <li key={article}><a href={href}><span>{name}</span><span className={styles['quiet']}>{article}</span><span className={styles['quiet']}>{line}, {from} - {until}</span></a></li>
        ))}
      </ul>
    </Band>
  )
}
