/** The list of questions: search, categories, featured questions, and one page of all questions by category. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { countLabel } from '#app/lib/count-label.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { SearchBar } from '#app/ui/search-bar/SearchBar.tsx'
import { StructuredData } from '#app/ui/structured-data/StructuredData.tsx'
import type { FaqList } from '#server/faq/faqs.ts'
import { faqListQueryOptions } from './faq-query.ts'
import type { FaqSearch } from './faq-search.ts'
import { faqListData } from './faq-seo.ts'
import { QuestionLinks } from './QuestionLinks.tsx'
import { QuestionList } from './QuestionList.tsx'
import styles from './FaqBrowser.module.css'

/** Id of the search, to which the page scrolls after it. */
const searchId = 'zoek'

export function FaqBrowser({ search }: { search: FaqSearch }) {
  const { data: list } = useSuspenseQuery(faqListQueryOptions(search))
  const isSearch = search.search !== undefined
  const chosen = list.categories.find((category) => category.slug === search.category)
  return (
    <>
      <Band space="tight">
        <div id={searchId} className={styles['search']} data-print="hide">
          <SearchBar
            action="/veelgestelde-vragen"
            hash={searchId}
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
          <QuestionLinks className={styles['often']} questions={list.featured} />
          <StructuredData of={list.featured} as={faqListData} />
        </Band>
      )}
      <Band space={list.featured.length > 0 ? 'normal' : 'tight'} aria-label="Vragen">
        {(isSearch || chosen !== undefined) && (
          <header className={styles['result']}>
            <p aria-live="polite">
              {`${countLabel(list.total, 'vraag', 'vragen')}${isSearch ? ` met ‘${search.search}’` : ''}${chosen ? ` over ${chosen.name.toLowerCase()}` : ''}`}
            </p>
            <SiteLink link={{ to: '/veelgestelde-vragen', hash: searchId }}>Alles wissen</SiteLink>
          </header>
        )}
        {list.total === 0 && (
          <div className={styles['none']}>
            <p>
              {isSearch
                ? `Geen vraag of antwoord met ‘${search.search}’. Probeer een korter woord, of zoek op het onderdeel: lade, spiegel, blad.`
                : 'Hier staan nog geen vragen.'}
            </p>
            <p>
              <SiteLink link={{ to: '/contact' }}>Stel de vraag aan iemand in de werkplaats</SiteLink>
            </p>
          </div>
        )}
        {grouped(list).map((group) => (
          <CategoryQuestions key={group.name} {...group} />
        ))}
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
                <span>{category.name}</span>
                <span className={styles['count']}>0</span>
              </span>
            ) : (
              <a
                className={styles['choice']}
                aria-current={category.slug === chosen ? 'true' : undefined}
                href={hrefTo({
                  to: '/veelgestelde-vragen',
                  search: { search: search.search, category: category.slug },
                  hash: searchId,
                })}
              >
                <span className={styles['topic']}>{category.name}</span>
                <span className={styles['count']}>{category.count}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
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

/** The questions of this page by category, in the order of the categories, followed by those of other categories. What is featured above comes last in its group. */
function grouped({ items, categories, featured }: FaqList): { name: string; questions: FaqList['items'] }[] {
  const above = new Set(featured.map(({ slug }) => slug))
  const names = new Set([...categories.map(({ name }) => name), ...items.map(({ category }) => category)])
  return [...names]
    .map((name) => ({
      name,
      questions: items
        .filter(({ category }) => category === name)
        .toSorted((a, b) => Number(above.has(a.slug)) - Number(above.has(b.slug))),
    }))
    .filter((group) => group.questions.length > 0)
}

function Paging({ list, search }: { list: FaqList; search: FaqSearch }) {
  const href = (page: number) =>
    hrefTo({
      to: '/veelgestelde-vragen',
      search: { ...search, page: page > 1 ? page : undefined },
      hash: searchId,
    })
  return (
    <nav className={styles['paging']} aria-label="Bladeren">
      {list.page > 1 && (
        <a rel="prev" href={href(list.page - 1)}>
          Vorige
        </a>
      )}
      <span>{`Pagina ${list.page} van ${list.pages}`}</span>
      {list.page < list.pages && (
        <a rel="next" href={href(list.page + 1)}>
          Volgende
        </a>
      )}
    </nav>
  )
}
