/** The search field for an article number: a GET form. */
import { Band } from '#app/ui/band/Band.tsx'
import { SearchBar } from '#app/ui/search-bar/SearchBar.tsx'
import styles from './ArticlePage.module.css'

export function ArticleFinder() {
  return (
    <Band space="tight" aria-label="Artikel opzoeken">
      <ArticleField value="" />
    </Band>
  )
}

export function ArticleField({ value }: { value: string }) {
  return (
    <SearchBar
      action="/artikel"
      name="nummer"
      label="Artikelnummer"
      hint={
        <>
          Bijvoorbeeld <span className={styles['number']}>WB45-0800-EINA</span>,{' '}
          <span className={styles['number']}>M01-040</span> of <span className={styles['number']}>D-1041</span>;
          streepjes en hoofdletters zijn niet nodig
        </>
      }
      value={value}
      submit="Zoek op"
    />
  )
}
