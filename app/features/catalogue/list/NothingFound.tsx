/** Shown instead of the list when no product has what is searched: searches that find something, the kinds, and the whole site. */
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import type { ProductSearch } from '#domain/catalogue/product-search-params.ts'
import type { ProductList } from '#server/catalogue/product-pages.ts'
import styles from './NothingFound.module.css'

export function NothingFound({ search, list }: { search: ProductSearch; list: ProductList }) {
  const { sort, perPage, search: text = '' } = search
  const hrefWith = (change: Partial<ProductSearch>) =>
    hrefTo({ to: '/producten', search: { sort, perPage, ...change } })
  return (
    <div className={styles['ways']}>
      {list.suggestions.length > 0 && (
        <p className={styles['suggestions']}>
          {list.suggestions.length > 1 ? 'Wel gevonden wordt: ' : 'Bedoelt u: '}
          {list.suggestions.map((suggestion, index) => (
            <span key={suggestion}>
              {index > 0 && ', '}
              <a href={hrefWith({ search: suggestion })}>{suggestion}</a>
            </span>
          ))}
        </p>
      )}
      <p className={styles['actions']}>
        <ButtonLink href={hrefTo({ to: '/zoeken', search: { q: text } })}>Zoek op de hele site</ButtonLink>
        <ButtonLink look="secondary" href={hrefTo({ to: '/producten', search: { ...search, search: undefined } })}>
          Wis de zoekopdracht
        </ButtonLink>
      </p>
      <h2 className={styles['title']}>Of kies een soort</h2>
      <ul className={styles['kinds']}>
        {list.options['category']?.map(({ value, label }) => (
          <li key={value}>
            <a href={hrefWith({ category: [value] })}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
