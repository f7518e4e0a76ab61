/** The questions: searched, by category, with those that are asked most at the top, and their answers folded under them. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { createElement } from 'react'
import { Band } from '#app/ui/band/Band.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { SearchBar } from '#app/ui/search-bar/SearchBar.tsx'
import type { FaqList } from '#server/content/faqs.ts'
import { faqListQueryOptions } from './faq-query.ts'
import type { FaqSearch } from './faq-search.ts'
import { questionCode } from './question-code.ts'
import styles from './FaqBrowser.module.css'

/** Id of the place to which a search returns. */
const finder = 'zoek'

export function FaqBrowser({ search }: { search: FaqSearch }) {
  const { data: list } = useSuspenseQuery(faqListQueryOptions(search))
  const asked = search.search !== undefined
  const chosen = list.categories.find((category) => category.slug === search.category)
  // Which questions these are, and whether the browser was spared them.
  const which = `vragen ${search.category ?? ''} ${search.search ?? ''} ${search.page ?? ''}`,
    stand = list.items.length === 0 && list.total > 0
  return (
    <>
      <Band space="tight">
        <div id={finder} className={styles['search']}>
          <SearchBar
            action="/veelgestelde-vragen"
            hash={finder}
            name="search"
            label="Zoek in vragen en antwoorden"
            hint="Bijvoorbeeld levertijd, sifon of kalk"
            value={search.search ?? ''}
            kept={{ category: chosen?.slug }}
          />
        </div>
        <CategoryIndex list={list} search={search} chosen={chosen?.slug} />
      </Band>
      {list.featured.length > 0 && (
        <Band ground="raised" aria-labelledby="veel-gevraagd">
          <h2 id="veel-gevraagd" className={styles['category']}>
            Veel gevraagd
          </h2>
          <Standing key={which} name={`${which} voorop`} of={list} stands={stand} className={styles['questions']}>
            {() => createElement(questionCode.get().QuestionList, { questions: list.featured })}
          </Standing>
        </Band>
      )}
      <Band space={list.featured.length > 0 ? 'normal' : 'tight'} aria-label="Vragen">
        {(asked || chosen !== undefined) && (
          <header className={styles['result']}>
            <p aria-live="polite">
              {list.total === 1 ? '1 vraag' : `${list.total} vragen`}
              {asked && ` met ‘${search.search}’`}
              {chosen && ` over ${chosen.name.toLowerCase()}`}
            </p>
            <SiteLink link={{ to: '/veelgestelde-vragen', hash: finder }}>Alles wissen</SiteLink>
          </header>
        )}
        {list.total === 0 && (
          <div className={styles['none']}>
            <p>
              Geen vraag of antwoord met ‘{search.search}’. Probeer een korter woord, of zoek op het onderdeel: lade,
              spiegel, blad.
            </p>
            <p>
              <SiteLink link={{ to: '/contact' }}>Stel de vraag aan iemand in de werkplaats</SiteLink>
            </p>
          </div>
        )}
        {list.total > 0 && (
          <Standing key={which} name={which} of={list} stands={stand}>
            {() => createElement(questionCode.get().QuestionsByCategory, { list })}
          </Standing>
        )}
        {list.pages > 1 && <Paging list={list} search={search} />}
      </Band>
    </>
  )
}

function CategoryIndex({ list, search, chosen }: { list: FaqList; search: FaqSearch; chosen: string | undefined }) {
  const all = { slug: undefined, name: 'Alle', count: list.everywhere }
  return (
    <nav className={styles['categories']} aria-label="Onderwerpen">
      <ul className={styles['index']}>
        {[all, ...list.categories].map((category) => (
          <li key={category.name}>
            {category.count === 0 && category.slug !== chosen ? (
              <span className={styles['choice']} data-empty>
                {category.name}
                <span className={styles['count']}>0</span>
              </span>
            ) : (
              <a
                className={styles['choice']}
                aria-current={category.slug === chosen ? 'true' : undefined}
                href={hrefTo({
                  to: '/veelgestelde-vragen',
                  search: { search: search.search, category: category.slug },
                  hash: finder,
                })}
              >
                {category.name}
                <span className={styles['count']}>{category.count}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Paging({ list, search }: { list: FaqList; search: FaqSearch }) {
  const href = (page: number) =>
    hrefTo({
      to: '/veelgestelde-vragen',
      search: { ...search, page: page > 1 ? String(page) : undefined },
      hash: finder,
    })
  return (
    <nav className={styles['paging']} aria-label="Bladeren">
      {list.page > 1 && (
        <a rel="prev" href={href(list.page - 1)}>
          Vorige
        </a>
      )}
      <span>
        Pagina {list.page} van {list.pages}
      </span>
      {list.page < list.pages && (
        <a rel="next" href={href(list.page + 1)}>
          Volgende
        </a>
      )}
    </nav>
  )
}
