/** Furniture that is no longer made: what comes nearest today, how it is adjusted, and which parts of it are kept. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatFileSize } from '#domain/downloads/file-size.ts'
import { site } from '#domain/site.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { crumbsTo } from '#domain/site-map.ts'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { FactList } from '#app/ui/facts/FactList.tsx'
import type { OldArticleDetails } from '#server/pages/articles.ts'
import { articlePath } from '#domain/articles/article-number.ts'
import { articleQueryOptions } from './article-query.ts'
import { PartList } from './PartList.tsx'
import styles from './ArticlePage.module.css'

export function ArticlePage({ number }: { number: string }) {
  const { data: answer } = useSuspenseQuery(articleQueryOptions(number))
  if (answer.kind !== 'old') return null // the loader has led on or answered 404 already
  const { sheet } = answer
  return (
    <>
      <Band space="none">
        <header className={styles['head']}>
          <Breadcrumbs crumbs={crumbsTo(articlePath(sheet.article), sheet.article)} />
          <p className={styles['status']}>
            Gemaakt van {sheet.from} tot en met {sheet.until}
          </p>
          <h1 className={styles['title']}>
            {sheet.name} <span className={styles['code']}>{sheet.article}</span>
          </h1>
          <p className={styles['intro']}>{sheet.note}</p>
        </header>
      </Band>
      <Band space="tight" aria-label="Over dit artikel">
        <div className={styles['facts']}>
          <FactList
            facts={[
              { label: 'Collectie', value: sheet.line },
              { label: 'Maat', value: sheet.size },
              { label: 'Uitvoering', value: sheet.finish },
              {
                label: 'Onderdelen',
                value: sheet.partsGone
                  ? `Bewaard tot en met ${sheet.partsUntil}`
                  : `Leverbaar tot en met ${sheet.partsUntil}`,
              },
            ]}
          />
        </div>
        <Successor sheet={sheet} />
      </Band>
      <Band ground="raised" aria-labelledby="onderdelen">
        <h2 id="onderdelen" className={styles['subtitle']}>
          Onderdelen
        </h2>
        <div className={styles['part']}>
          <p className={styles['text']}>{partsWords(sheet)}</p>
          {!sheet.partsGone && sheet.parts.length > 0 && (
            <div className={styles['parts']}>
              <PartList parts={sheet.parts} />
            </div>
          )}
          <p className={styles['order']}>
            <ButtonLink href={site.links.serviceRequest}>
              {sheet.partsGone ? 'Vraag wat er nog is' : 'Bestel een onderdeel'}
            </ButtonLink>
          </p>
        </div>
      </Band>
      {(sheet.instructions.length > 0 || sheet.downloads.length > 0) && (
        <Band aria-labelledby="uitleg">
          <h2 id="uitleg" className={styles['subtitle']}>
            Stellen en onderhouden
          </h2>
          <ul className={styles['ways']}>
            {sheet.instructions.map(({ label, href }) => (
              <li key={href}>
                <a className={styles['way']} href={href}>
                  <span>{label}</span>
                  <span className={styles['kind']}>Stap voor stap</span>
                </a>
              </li>
            ))}
            {sheet.downloads.map(({ label, href, bytes }) => (
              <li key={href}>
                <a className={styles['way']} href={href} download>
                  <span>{label}</span>
                  <span className={styles['kind']}>pdf, {formatFileSize(bytes)}</span>
                </a>
              </li>
            ))}
          </ul>
        </Band>
      )}
    </>
  )
}

function Successor({ sheet: { successor } }: { sheet: OldArticleDetails }) {
  return (
    <section className={styles['successor']} aria-labelledby="opvolger">
      <h2 id="opvolger" className={styles['label']}>
        {successor === null ? 'Geen opvolger' : 'Wat er nu het dichtst bij komt'}
      </h2>
      {successor === null ? (
        <p className={styles['text']}>
          Niets in het programma komt dicht genoeg in de buurt. Een verkooppunt kan op maat laten maken.{' '}
          <a href="/verkooppunten">Zoek een verkooppunt</a>
        </p>
      ) : (
        <>
          <p className={styles['name']}>
            <a href={successor.href}>{successor.label}</a>
          </p>
          <p className={styles['text']}>{successor.reason}</p>
        </>
      )}
    </section>
  )
}

function partsWords({ partsGone, partsUntil, parts }: OldArticleDetails): string {
  if (partsGone)
    return `Onderdelen bewaren wij 15 jaar na het laatste meubel; voor dit artikel was dat tot en met ${partsUntil}. Soms ligt er nog iets: vraag het na voordat u iets weggooit.`
  if (parts.length === 0)
    return 'Van dit artikel zijn geen losse onderdelen. Is er iets stuk, stuur dan een foto: vaak is het te herstellen.'
  return `Tot en met ${partsUntil} op voorraad. Noem bij de bestelling het nummer ervoor en het artikelnummer van het meubel.`
}
