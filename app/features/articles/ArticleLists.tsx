/** Numbers outside the catalogue: spare parts, and furniture that is no longer made. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { hrefTo } from '#app/ui/link/href.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { Fold } from '#app/ui/fold/Fold.tsx'
import { partId } from '#domain/articles/article-number.ts'
import { articleListsQueryOptions } from './article-query.ts'
import { PartList } from './PartList.tsx'
import styles from './ArticleLists.module.css'

export function ArticleLists() {
  const { former, parts } = useSuspenseQuery(articleListsQueryOptions).data
  return (
    <>
      <Band aria-labelledby="onderdelen">
        <div className={styles['title']}>
          <h2 id="onderdelen">Onderdelen</h2>
          <p className={styles['text']}>Noem bij de bestelling het nummer van het onderdeel en dat van het meubel.</p>
          <ButtonLink href={hrefTo({ to: '/service/verzoek' })} look="secondary">
            Onderdeel aanvragen
          </ButtonLink>
        </div>
        <div className={styles['list']}>
          <PartList parts={parts} />
        </div>
      </Band>
      <Band aria-labelledby="niet-meer-gemaakt">
        <h2 id="niet-meer-gemaakt" className={styles['title']}>
          Niet meer gemaakt
        </h2>
        <Fold className={styles['list']} summary={`${former.length} meubelen en spiegels van eerder`}>
          <ul className={styles['former']}>
            {former.map(({ article, name, line, from, until, href }) => (
              <li key={article} id={partId(article)}>
                <a href={href}>
                  <span>{name}</span>
                  <span className={styles['quiet']}>{article}</span>
                  <span className={styles['quiet']}>
                    {line}, <span className={styles['years']}>{`${from}–${until}`}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </Fold>
      </Band>
    </>
  )
}
