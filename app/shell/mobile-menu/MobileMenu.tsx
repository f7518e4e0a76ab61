/** The menu of narrow screens: a full-screen dialog with a main menu and submenus to drill into. Mounted while open. */
import { IconArrowLeft, IconChevronRight, IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { searchInstead } from '#app/features/search/open-search.ts'
import { mobileMenus } from '#app/lib/menus/mobile-menus.ts'
import { site } from '#domain/site.ts'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import { enterMenu, isMenuName, leaveMenu, mainMenu, shownMenu, type MenuName, type MenuTrail } from './menu-trail.ts'
import styles from './MobileMenu.module.css'

export function MobileMenu({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [trail, setTrail] = useState<MenuTrail>(mainMenu)
  /** What gets the focus once the next level is on screen: the button of the submenu just left, or the title. */
  const [arrival, setArrival] = useState<string>()
  const shown = shownMenu(trail)

  // A layout effect closes before the dialog leaves the document: only then the browser gives the focus back to the burger.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  const enter = (name: MenuName) => {
    setTrail(enterMenu(trail, name))
    setArrival('title')
  }
  const goBack = () => {
    const before = leaveMenu(trail)
    if (before === null) return onClose()
    setTrail(before)
    setArrival(shown)
  }

  return (
    <dialog
      ref={dialog}
      className={styles['menu']}
      aria-label="Menu"
      onClose={() => {
        if (dialog.current?.open === false) onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        goBack()
      }}
    >
      <div className={styles['top']}>
        {trail.length > 1 ? (
          <button type="button" className={styles['back']} onClick={goBack}>
            <IconArrowLeft size={20} aria-hidden="true" />
            Terug
          </button>
        ) : (
          <a className={styles['wordmark']} href="/" aria-label={`${site.name}, naar de startpagina`} onClick={onClose}>
            {site.name}
          </a>
        )}
        <button type="button" className={styles['close']} onClick={onClose}>
          <IconX size={22} aria-hidden="true" />
          <span className="visually-hidden">Menu sluiten</span>
        </button>
      </div>
      <MenuLevel key={shown} name={shown} arrival={arrival} depth={trail.length} onEnter={enter} onFollow={onClose} />
      {trail.length === 1 && (
        <div className={styles['foot']}>
          <a
            href="/zoeken"
            onClick={(event) => {
              if (searchInstead(event)) onClose()
            }}
          >
            <IconSearch size={18} aria-hidden="true" />
            Zoeken op deze site
          </a>
          <a href={site.phoneHref}>{site.phone}</a>
        </div>
      )}
    </dialog>
  )
}

type MenuLevelProps = {
  name: MenuName
  depth: number
  /** `data-arrival` of what gets the focus when the level appears; nothing on opening, where the dialog decides. */
  arrival: string | undefined
  onEnter: (name: MenuName) => void
  /** A link was followed. */
  onFollow: () => void
}

function MenuLevel({ name, depth, arrival, onEnter, onFollow }: MenuLevelProps) {
  const level = useRef<HTMLDivElement>(null)
  const menu = mobileMenus[name]

  useEffect(() => {
    if (arrival !== undefined) level.current?.querySelector<HTMLElement>(`[data-arrival="${arrival}"]`)?.focus()
  }, [arrival])

  return (
    <div ref={level} className={styles['level']} data-depth={depth}>
      <h2 className={styles['title']} tabIndex={-1} data-arrival="title">
        {menu.title}
      </h2>
      <nav aria-label={menu.title}>
        <ul className={styles['list']}>
          {menu.links.map((link) => (
            <li key={link.label}>
              {'submenu' in link && typeof link.submenu === 'string' ? (
                <SubmenuButton label={link.label} name={link.submenu} onEnter={onEnter} />
              ) : (
                'href' in link &&
                typeof link.href === 'string' && (
                  <ContentLink href={link.href} onClick={onFollow}>
                    <span>{link.label}</span>
                    {'text' in link && typeof link.text === 'string' && (
                      <span className={styles['note']}>{link.text}</span>
                    )}
                  </ContentLink>
                )
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function SubmenuButton({ label, name, onEnter }: { label: string; name: string; onEnter: (name: MenuName) => void }) {
  return (
    <button
      type="button"
      data-arrival={name}
      onClick={() => {
        if (isMenuName(name)) onEnter(name)
      }}
    >
      <span>{label}</span>
      <IconChevronRight size={20} aria-hidden="true" />
    </button>
  )
}
