/** The page of an unknown number: a field to correct it, similar numbers, and a link to service. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { site } from '#domain/site.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { crumbsTo } from '#domain/site-map.ts'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { articleQueryOptions } from './article-query.ts'
import { ArticleField } from './ArticleFinder.tsx'
import styles from './ArticlePage.module.css'

export function UnknownArticle({ number }: { number: string }) {
  const { data } = useSuspenseQuery(articleQueryOptions(number))
  const similar = data.kind === 'unknown' ? data.near : []
  const typed = number.toUpperCase()
  return (
    <>
      <title>{`Onbekend artikelnummer | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Band space="none">
        <header className={styles['head']}>
          <Breadcrumbs crumbs={crumbsTo('/artikel')} />
          <h1 className={styles['title']}>Dit nummer kennen wij niet</h1>
          <p className={styles['intro']}>
            <span className={styles['number']}>{typed}</span> staat niet in het programma van nu en niet op de lijst van
            wat wij eerder maakten. Lees het label nog eens na: een O is vaak een nul, een I een één. Het ordernummer
            van zeven cijfers is een ander nummer.
          </p>
        </header>
      </Band>
      <Band space="tight" aria-label="Opnieuw zoeken">
        <ArticleField value={typed} />
        {similar.length > 0 && (
          <section className={styles['near']} aria-labelledby="lijkt-op">
            <h2 id="lijkt-op" className={styles['subtitle']}>
              Bedoelt u misschien
            </h2>
            <ul className={styles['ways']}>
              {similar.map(({ article, name, href }) => (
                <li key={article}>
                  <a className={styles['way']} href={href}>
                    <span className={styles['number']}>{article}</span>
                    <span>{name}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className={styles['help']}>
          Geen label meer? Stuur een foto en de maten; service zoekt het meubel op.{' '}
          <ButtonLink look="quiet" rel="nofollow" href={hrefTo({ to: '/service/verzoek', search: { article: typed } })}>
            Vraag het aan service
          </ButtonLink>
        </p>
      </Band>
    </>
  )
}
