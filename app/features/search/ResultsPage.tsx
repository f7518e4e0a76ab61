/** The results of a search over the whole site, in groups or of one group. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { countLabel } from '#app/lib/count-label.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { crumbsTo } from '#domain/site-map.ts'
import { wordSlug } from '#domain/slug.ts'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import { SearchBar } from '#app/ui/search-bar/SearchBar.tsx'
import type { fetchSearchResults } from '#server/search/search.functions.ts'
import { resultQueryOptions } from './result-query.ts'
import styles from './ResultsPage.module.css'

type Group = Awaited<ReturnType<typeof fetchSearchResults>>['groups'][number]

const waysOn = [
  ['/collecties', 'Alle collecties'],
  ['/verkooppunten', 'Verkooppunten'],
  ['/veelgestelde-vragen', 'Veelgestelde vragen'],
  ['/contact', 'Contact'],
] as const

/** `group`: the slug of the only one to show. */
export function ResultsPage({ query, group: chosen }: { query: string; group: string | undefined }) {
  const { data: results } = useSuspenseQuery(resultQueryOptions(query, chosen))
  const shown = results.groups.reduce((sum, { total }) => sum + total, 0)
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
              {results.total === 0 ? 'Geen resultaten gevonden.' : countLabel(shown, 'resultaat', 'resultaten')}
            </p>
            {shown < results.total && (
              <p className={styles['shop']}>
                <SiteLink link={{ to: '/zoeken', search: { q: query } }}>Toon alle {results.total} resultaten</SiteLink>
              </p>
            )}
            <p className={styles['shop']}>
              <SiteLink link={{ to: '/producten', search: { search: query } }}>Zoek in producten</SiteLink>
            </p>
            {results.groups.length > 1 && (
              <nav className={styles['jumps']} aria-label="Naar een groep">
                {results.groups.map(({ name, total }) => (
                  <a key={name} href={`#${groupId(name)}`}>
                    {name} ({total})
                  </a>
                ))}
              </nav>
            )}
          </div>
        )}
        {results.total === 0 && (
          <ul className={styles['ways']}>
            {waysOn.map(([href, label]) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        )}
        {results.groups.map((group) => (
          <Group key={group.name} query={query} {...group} />
        ))}
      </Band>
    </>
  )
}

function groupId(name: string): string {
  return `soort-${wordSlug(name)}`
}

function Group({ query, name, total, items }: Group & { query: string }) {
  const id = groupId(name)
  const isPictured = items.every(({ picture }) => picture)
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <header className={styles['kind']}>
        <h2 id={id} className={styles['name']}>
          {name}
        </h2>
        {total > items.length && (
          <p className={styles['more']}>
            {items.length} van {total}
          </p>
        )}
      </header>
      <ul className={styles['items']} data-pictured={isPictured || undefined}>
        {items.map((item) => (
          <Result key={`${item.url} ${item.text}`} {...item} picture={isPictured ? item.picture : null} />
        ))}
      </ul>
      {total > items.length && (
        <p className={styles['rest']}>
          <SiteLink link={{ to: '/zoeken', search: { q: query, group: wordSlug(name) } }}>
            Toon alle {total} in {name}
          </SiteLink>
        </p>
      )}
    </section>
  )
}

function Result({ title, text, facts, url, picture }: Group['items'][number]) {
  return (
    <li className={styles['item']}>
      {picture && <Picture slot={picture} className={styles['picture']} sizes="5rem" most={320} decorative />}
      <a className={styles['link']} href={url}>
        {title}
      </a>
      <span className={styles['text']}>
        {text}
        {facts.map((fact) => (
          <span key={fact} className={styles['facts']}>
            {fact}
          </span>
        ))}
      </span>
    </li>
  )
}
