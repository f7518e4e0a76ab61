/** The results of a search over the whole site, by category. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { countLabel } from '#app/lib/count-label.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { crumbsTo } from '#domain/site-map.ts'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import { SearchBar } from '#app/ui/search-bar/SearchBar.tsx'
import type { fetchSearchResults } from '#server/search/search.functions.ts'
import { resultQueryOptions } from './result-query.ts'
import styles from './ResultsPage.module.css'

type Result = Awaited<ReturnType<typeof fetchSearchResults>>['groups'][number]['items'][number]

export function ResultsPage({ query }: { query: string }) {
  const { data: results } = useSuspenseQuery(resultQueryOptions(query))
  return (
    <>
      <Band space="none">
        <header className={styles['head']}>
          <Breadcrumbs crumbs={crumbsTo('/zoeken', 'Zoeken')} />
          <h1 className={styles['title']}>{query === '' ? 'Zoeken op deze site' : <>Gezocht naar ‘{query}’</>}</h1>
        </header>
        <div className={styles['search']}>
          <SearchBar
            action="/zoeken"
            name="q"
            label="Zoek in collecties, spiegels, kleuren, vragen, montage en verkooppunten"
            value={query}
          />
        </div>
      </Band>
      <Band space="tight" className={styles['results']} aria-label="Resultaten">
        {query !== '' && (
          <div className={styles['summary']}>
            <p className={styles['total']} aria-live="polite">
              {results.total === 0 ? 'Geen resultaten gevonden.' : countLabel(results.total, 'resultaat', 'resultaten')}
            </p>
            <p className={styles['shop']}>
              <SiteLink link={{ to: '/producten', search: { search: query } }}>Zoek in producten</SiteLink>
            </p>
          </div>
        )}
        {results.total === 0 && (
          <ul className={styles['ways']}>
            <li>
              <SiteLink link={{ to: '/collecties' }}>Alle collecties</SiteLink>
            </li>
            <li>
              <SiteLink link={{ to: '/verkooppunten' }}>Verkooppunten</SiteLink>
            </li>
            <li>
              <SiteLink link={{ to: '/veelgestelde-vragen' }}>Veelgestelde vragen</SiteLink>
            </li>
            <li>
              <SiteLink link={{ to: '/contact' }}>Contact</SiteLink>
            </li>
          </ul>
        )}
        {results.groups.map((group) => (
          <section
            key={group.name}
            className={styles['group']}
            aria-labelledby={`soort-${group.name.toLowerCase().replaceAll(' ', '-')}`}
          >
            <header className={styles['kind']}>
              <h2 id={`soort-${group.name.toLowerCase().replaceAll(' ', '-')}`} className={styles['name']}>
                {group.name}
              </h2>
              {group.total > group.items.length && (
                <p className={styles['more']}>
                  {group.items.length} van {group.total}
                </p>
              )}
            </header>
            <ul className={styles['items']} data-pictured={group.items.some(({ picture }) => picture) || undefined}>
              {group.items.map((item) => (
                <Result key={`${item.url} ${item.text}`} item={item} />
              ))}
            </ul>
          </section>
        ))}
      </Band>
    </>
  )
}

function Result({ item: { title, text, url, picture } }: { item: Result }) {
  return (
    <li className={styles['item']}>
      {picture && <Picture slot={picture} className={styles['picture']} sizes="5rem" most={320} decorative />}
      <a className={styles['link']} href={url}>
        {title}
      </a>
      <span className={styles['text']}>{text}</span>
    </li>
  )
}
