/** Links to the pages of a list. */
import styles from './Paging.module.css'

/** `hrefOf` gives the address of a page. Renders nothing for a single page. */
export function Paging({
  page,
  pageCount,
  hrefOf,
}: {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
}) {
  if (pageCount < 2) return null
  return (
    <nav className={styles['paging']} aria-label="Pagina’s">
      {page > 1 ? (
        <a className={styles['step']} rel="prev" href={hrefOf(page - 1)}>
          Vorige
        </a>
      ) : (
        <span className={styles['step']} aria-hidden="true" />
      )}
      <ol className={styles['pages']}>
        {shownPages(page, pageCount).map((number, index, all) => (
          <li key={number} data-gap={index > 0 && number - (all[index - 1] ?? 0) > 1 ? '' : undefined}>
            <a
              href={hrefOf(number)}
              aria-label={`Pagina ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pageCount ? (
        <a className={styles['step']} rel="next" href={hrefOf(page + 1)}>
          Volgende
        </a>
      ) : (
        <span className={styles['step']} aria-hidden="true" />
      )}
    </nav>
  )
}

/** The first, the last, and those around the page itself; all of them up to nine. */
function shownPages(page: number, pageCount: number): number[] {
  return Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => pageCount <= 9 || number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  )
}
