/**
 * One menu of the header: a label and the panel of links under it. It is a native `<details>`, so without JavaScript it opens as well; with it,
 * hovering opens it and leaving closes it (header-menu-state.ts).
 */
import { useEffect, useId, useRef, useState } from 'react'
import type { HeaderMenu as Menu } from '#app/lib/menus/header-menus.ts'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import styles from './Header.module.css'

type HeaderMenuProps = {
  menu: Menu
  open: boolean
  /** A pointer of the given kind ('mouse', 'pen', 'touch') came over the label. */
  onEnter: (pointer: string) => void
  onPress: () => void
  onClose: () => void
}

export function HeaderMenu({ menu, open, onEnter, onPress, onClose }: HeaderMenuProps) {
  const id = useId()
  const details = useRef<HTMLDetailsElement>(null)
  const [wantsFirstLink, setWantsFirstLink] = useState(false)

  useEffect(() => {
    const stop = new AbortController()
    if (open) closeOnLeaving(details.current, onClose, stop.signal)
    return () => stop.abort()
  }, [open, onClose])
  useEffect(() => {
    if (open && wantsFirstLink) details.current?.querySelector('a')?.focus()
  }, [open, wantsFirstLink])

  const press = (toFirstLink: boolean) => {
    setWantsFirstLink(toFirstLink)
    onPress()
  }
  return (
    <details ref={details} className={styles['menu']} name="hoofdmenu" open={open}>
      <summary
        className={styles['label']}
        onPointerEnter={(event) => {
          setWantsFirstLink(false)
          onEnter(event.pointerType)
        }}
        onClick={(event) => {
          event.preventDefault()
          // For browsers that do not focus what is clicked (Safari).
          event.currentTarget.focus()
          press(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          if (open) details.current?.querySelector('a')?.focus()
          else press(true)
        }}
      >
        {menu.label}
      </summary>
      <div className={styles['panel']}>
        <div className={styles['columns']}>
          {menu.columns.map((column, index) => (
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
      </div>
    </details>
  )
}

/** Escape closes and returns the focus; focus that goes elsewhere closes. */
function closeOnLeaving(details: HTMLDetailsElement | null, close: () => void, signal: AbortSignal): void {
  // On the document: a menu opened by hovering does not have the focus.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      if (details?.contains(document.activeElement)) details.querySelector('summary')?.focus()
      close()
    },
    { signal },
  )
  document.addEventListener(
    'focusin',
    (event) => {
      if (event.target instanceof Node && !details?.contains(event.target)) close()
    },
    { signal },
  )
}
