/** The four menus of the header. They are <details>, so that they open without scripts; scripts add hovering and the ways to close. */
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import builtMenus from '#content/menus/header.json' with { type: 'json' }
import { useDocumentEvent, useEscape } from '#app/lib/document-event.ts'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import { pictureUrl } from '#domain/picture-source.ts'
import { useEditedShell } from '#app/features/pages/edited-shell.ts'
import styles from './Header.module.css'

/** A menu closes this many ms after the pointer has left it. */
const leaveDelayMs = 150

export function HeaderMenus() {
  const { header: menus = builtMenus } = useEditedShell()
  const nav = useRef<HTMLElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The menu that hovering opened: a click on its label keeps it open. */
  const hovered = useRef<HTMLDetailsElement>(null)
  const router = useRouter()

  const close = useCallback(() => {
    clearTimeout(leaving.current)
    hovered.current = null
    for (const menu of openMenus(nav.current)) menu.open = false
  }, [])

  // On the document, because a menu that was opened by hovering does not contain the focus.
  useEscape(() => {
    for (const menu of openMenus(nav.current))
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
    close()
  })
  useDocumentEvent('focusin', ({ target }) => {
    for (const menu of openMenus(nav.current)) if (target instanceof Node && !menu.contains(target)) close()
  })
  useEffect(() => {
    const unsubscribe = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) close()
    })
    return () => {
      unsubscribe()
      clearTimeout(leaving.current)
    }
  }, [router, close])

  const hover = (menu: HTMLDetailsElement) => {
    if (menu.open) return
    close()
    menu.open = true
    hovered.current = menu
  }
  const press = (event: MouseEvent<HTMLElement>) => {
    if (event.currentTarget.parentElement === hovered.current) event.preventDefault()
    hovered.current = null
  }

  return (
    <>
      <div className={styles['backdrop']} onClick={close} aria-hidden="true" />
      <nav
        ref={nav}
        className={styles['menus']}
        aria-label="Hoofdmenu"
        onPointerEnter={() => clearTimeout(leaving.current)}
        onPointerLeave={(event) => {
          if (event.pointerType !== 'touch') leaving.current = setTimeout(close, leaveDelayMs)
        }}
      >
        <ul className={styles['labels']}>
          {menus.map((menu) => (
            <li key={menu.label}>
              <details
                name="hoofdmenu"
                onPointerEnter={(event) => {
                  if (event.pointerType !== 'touch') hover(event.currentTarget)
                }}
              >
                <summary className={styles['label']} onClick={press} onKeyDown={openAtFirstLink}>
                  {menu.label}
                </summary>
                <MenuPanel columns={menu.columns} onFollow={close} />
              </details>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

type MenuLink = { label: string; href: string; text?: string | undefined; image?: string | undefined }
type Column = { title: string; links: readonly MenuLink[] }

/** `onFollow`: a link was clicked. */
function MenuPanel({ columns, onFollow }: { columns: readonly Column[]; onFollow: () => void }) {
  return (
    <div className={styles['panel']}>
      {columns.map((column) => (
        <ul key={column.title} className={styles['column']} aria-label={column.title}>
          {column.links.map((link) => (
            <li key={link.href}>
              <ContentLink href={link.href} onClick={onFollow}>
                {/* Lazy, so that nothing is loaded before the menu opens. Without a version, which a file of content cannot know. */}
                {link.image !== undefined && (
                  <img src={pictureUrl(link.image, 160)} alt="" width={56} height={56} loading="lazy" />
                )}
                {link.label}
                {link.text !== undefined && <span className={styles['note']}>{link.text}</span>}
              </ContentLink>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

function openMenus(nav: HTMLElement | null): Iterable<HTMLDetailsElement> {
  return nav?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []
}

/** ArrowDown on a label opens its menu and goes to the first link. */
function openAtFirstLink(event: KeyboardEvent<HTMLElement>): void {
  const menu = event.currentTarget.closest('details')
  if (event.key !== 'ArrowDown' || menu === null) return
  event.preventDefault()
  menu.open = true
  menu.querySelector('a')?.focus()
}
