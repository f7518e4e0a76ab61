/** One label of the header with the sheet of links that it opens. Without JavaScript the label is a link. */
import { useEffect, useRef } from 'react'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import styles from './Header.module.css'
import { LinkButton } from './LinkButton.tsx'

type Menu = { label: string; href: string; columns: readonly { title: string; links: readonly { label: string; href: string; text?: string }[] }[] }

type DropdownProps = {
  menu: Menu
  open: boolean
  /** A pointer of the given kind ('mouse', 'pen', 'touch') came over the label. */
  onEnter: (pointer: string) => void
  onPress: () => void
  onClose: () => void
}

export function Dropdown({ menu, open, onEnter, onPress, onClose }: DropdownProps) {
  const sheetId = `menu${menu.href.replaceAll('/', '-')}`
  const button = useRef<HTMLAnchorElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const wantsFirstLink = useRef(false)

  useEffect(() => {
    const stop = new AbortController()
    if (open) {
      if (wantsFirstLink.current) sheet.current?.querySelector('a')?.focus()
      wantsFirstLink.current = false
      closeOnLeaving(button.current, onClose, stop.signal)
    }
    return () => stop.abort()
  }, [open, onClose])

  return (
    <li>
      <LinkButton
        ref={button}
        href={menu.href}
        className={styles['label']}
        aria-expanded={open}
        aria-controls={sheetId}
        onPointerEnter={(event) => onEnter(event.pointerType)}
        onPress={onPress}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          if (open) sheet.current?.querySelector('a')?.focus()
          else { wantsFirstLink.current = true; onPress() }
        }}
      >
        {menu.label}
      </LinkButton>
      <div ref={sheet} id={sheetId} className={styles['sheet']} hidden={!open}>
        {/* Closed it is empty: only scripts open it, and a hundred links that nobody sees would travel with every page. */}
        {open && (
          <div className={styles['columns']}>
            {menu.columns.map((column, index) => (
              <div key={column.title} className={styles['column']}>
                <p id={`${sheetId}-${index}`} className={styles['heading']}>{column.title}</p>
                <ul className={styles['links']} aria-labelledby={`${sheetId}-${index}`}>
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
        )}
      </div>
    </li>
  )
}

/** Escape closes and brings the focus back; focus that goes elsewhere closes. */
function closeOnLeaving(button: HTMLAnchorElement | null, close: () => void, signal: AbortSignal): void {
  const item = button?.parentElement
  // On the document: a dropdown opened by hovering does not hold the focus.
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    if (item?.contains(document.activeElement)) button?.focus()
    close()
  }, { signal })
  document.addEventListener('focusin', (event) => {
    if (event.target instanceof Node && !item?.contains(event.target)) close()
  }, { signal })
}
