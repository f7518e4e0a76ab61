/** The links that a label of the header opens. */
import { useEffect, useRef } from 'react'
import { headerSheets } from '#app/lib/menus/header-sheets.ts'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import styles from './Header.module.css'

type SheetProps = {
  /** The label. */
  of: string
  /** What ids in it begin with. */
  id: string
  /** Who opened it wants to be in it. */
  takesFocus: boolean
  onClose: () => void
}

export function Sheet({ of, id, takesFocus, onClose }: SheetProps) {
  const columns = useRef<HTMLDivElement>(null)
  const wasAsked = useRef(takesFocus)
  useEffect(() => {
    if (wasAsked.current) columns.current?.querySelector('a')?.focus()
  }, [])
  return (
    <div ref={columns} className={styles['columns']}>
      {headerSheets.get(of)?.map((column, index) => (
        <div key={column.title} className={styles['column']}>
          <p id={`${id}-${index}`} className={styles['heading']}>
            {column.title}
          </p>
          <ul className={styles['links']} aria-labelledby={`${id}-${index}`}>
            {column.links.map((link) => (
              <li key={link.href}>
                <ContentLink href={link.href} onClick={onClose}>
                  <span className={styles['name']}>{link.label}</span>
                  {link.text !== undefined && <span className={styles['note']}>{link.text}</span>}
                </ContentLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
