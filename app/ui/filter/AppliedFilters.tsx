/** The applied filters: each value with a link that removes it, and one that removes all. */
import { IconX } from '@tabler/icons-react'
import styles from './AppliedFilters.module.css'

export type AppliedFilter = { label: string; /** The address without it. */ href: string }

export function AppliedFilters({ filters, clearHref }: { filters: readonly AppliedFilter[]; clearHref: string }) {
  if (filters.length === 0) return null
  return (
    <ul className={styles['applied']} aria-label="Gekozen filters">
      {filters.map((filter) => (
        <li key={`${filter.label} ${filter.href}`}>
          <a className={styles['filter']} href={filter.href}>
            <span className="visually-hidden">Verwijder: </span>
            {filter.label}
            <IconX size={14} aria-hidden="true" />
          </a>
        </li>
      ))}
      <li>
        <a className={styles['clear']} href={clearHref}>
          Alles wissen
        </a>
      </li>
    </ul>
  )
}
