/** The path from home to this page; the same crumbs are in its structured data (lib/seo.ts). */
import type { Crumb } from '#domain/site-map.ts'
import styles from './Breadcrumbs.module.css'

/** `crumbs` from the first level below home down to this page; the last one is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles['breadcrumbs']} aria-label="Kruimelpad">
      <ol className={styles['list']}>
        {[{ label: 'Home', path: '/' }, ...crumbs].map((crumb, index) => (
          <li key={crumb.path}>
            {index === crumbs.length ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={crumb.path}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
