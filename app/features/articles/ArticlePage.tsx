/** Furniture that is no longer made: its successor, its guides and its spare parts. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatFileSize } from '#domain/downloads/file-size.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { crumbsTo } from '#domain/site-map.ts'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { FactList, type Fact } from '#app/ui/facts/FactList.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import type { OldArticleDetails } from '#server/articles/articles.ts'
import { articlePath } from '#domain/articles/article-number.ts'
import { hrefTo } from '#app/ui/link/href.ts'
import { articleQueryOptions } from './article-query.ts'
import { ViewsDrawing } from '#app/ui/drawing/ViewsDrawing.tsx'
import { PartList } from './PartList.tsx'
import styles from './ArticlePage.module.css'

export function ArticlePage({ number }: { number: string }) {
  const { data } = useSuspenseQuery(articleQueryOptions(number))
  if (data.kind !== 'old') return null // the loader has redirected or thrown notFound
  const article = data.sheet
  return (
    <>
      <Band space="none">
        <header className={styles['head']}>
          <Breadcrumbs crumbs={crumbsTo(articlePath(article.article), article.article)} />
          <p className={styles['status']}>
            Gemaakt van {article.from} tot en met {article.until}
          </p>
          <h1 className={styles['title']}>
            {article.name} <span className={styles['code']}>{article.article}</span>
          </h1>
          <p className={styles['intro']}>{article.note}</p>
        </header>
        <div className={styles['outline']}>
          <ViewsDrawing
            name={article.name}
            model=""
            variant={{ ...article.dimensions, size: article.size }}
            parts={null}
          />
        </div>
        <div className={styles['facts']}>
          <FactList
            facts={[
              { label: 'Collectie', value: article.line },
              { label: 'Maat', value: article.size },
              { label: 'Uitvoering', value: article.finish },
              ...partsFact(article),
            ]}
          />
        </div>
      </Band>
      <Band space="tight" aria-label="Over dit artikel">
        <Successor article={article} />
      </Band>
      <Band ground="raised" aria-labelledby="onderdelen">
        <h2 id="onderdelen" className={styles['subtitle']}>
          Onderdelen
        </h2>
        <div className={styles['part']}>
          <p className={styles['text']}>{partsText(article)}</p>
          {!article.partsGone && article.parts.length > 0 && (
            <div className={styles['parts']}>
              <PartList parts={article.parts} />
            </div>
          )}
          <p className={styles['order']}>
            <ButtonLink rel="nofollow" href={hrefTo({ to: '/service/verzoek', search: { article: article.article } })}>
              {orderWords(article)}
            </ButtonLink>
          </p>
        </div>
      </Band>
      {(article.instructions.length > 0 || article.downloads.length > 0) && (
        <Band aria-labelledby="uitleg">
          <h2 id="uitleg" className={styles['subtitle']}>
            Stellen en onderhouden
          </h2>
          <ul className={styles['ways']}>
            {article.instructions.map(({ label, href }) => (
              <li key={href}>
                <a className={styles['way']} href={href}>
                  <span>{label}</span>
                  <span className={styles['kind']}>Stap voor stap</span>
                </a>
              </li>
            ))}
            {article.downloads.map(({ label, href, bytes }) => (
              <li key={href}>
                <a className={styles['way']} href={href} download>
                  <span>{label}</span>
                  <span className={styles['kind']} data-icon="download">
                    pdf, {formatFileSize(bytes)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </Band>
      )}
    </>
  )
}

function Successor({ article: { successor } }: { article: OldArticleDetails }) {
  return (
    <section className={styles['successor']} aria-labelledby="opvolger">
      <h2 id="opvolger" className={styles['label']}>
        {successor === null ? 'Geen opvolger' : 'Wat er nu het dichtst bij komt'}
      </h2>
      {successor === null ? (
        <p className={styles['text']}>
          Niets in het programma komt dicht genoeg in de buurt. Een verkooppunt meet wat er wel past.{' '}
          <a href="/verkooppunten">Zoek een verkooppunt</a>
        </p>
      ) : (
        <>
          <p className={styles['name']}>
            <a href={successor.href}>{successor.label}</a>
          </p>
          <p className={styles['text']}>{successor.reason}</p>
          {successor.picture && (
            <div className={styles['picture']}>
              <Picture slot={successor.picture} sizes="(width <= 700px) 7rem, 14rem" most={480} decorative />
            </div>
          )}
        </>
      )}
    </section>
  )
}

/** None where there are no parts, which their own band says. */
function partsFact({ partsGone, partsUntil, parts }: OldArticleDetails): Fact[] {
  if (!partsGone && parts.length === 0) return []
  return [{ label: 'Onderdelen', value: `${partsGone ? 'Bewaard' : 'Leverbaar'} tot en met ${partsUntil}` }]
}

function orderWords({ partsGone, parts }: OldArticleDetails): string {
  if (partsGone) return 'Vraag wat er nog is'
  return parts.length === 0 ? 'Stuur een foto' : 'Onderdeel aanvragen'
}

function partsText({ partsGone, partsUntil, parts }: OldArticleDetails): string {
  if (partsGone)
    return `Onderdelen bewaren wij 15 jaar na het laatste meubel; voor dit artikel was dat tot en met ${partsUntil}. Soms ligt er nog iets: vraag het na voordat u iets weggooit.`
  if (parts.length === 0)
    return 'Van dit artikel zijn geen losse onderdelen. Is er iets stuk, stuur dan een foto: vaak is het te herstellen.'
  return `Tot en met ${partsUntil} op voorraad. Noem bij de bestelling het nummer ervoor en het artikelnummer van het meubel.`
}
