/** The menu of narrow screens: a full-screen dialog with a main menu and submenus to drill into. Mounted while open. */
import { IconArrowLeft, IconChevronRight, IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { openSearchInstead } from '#app/features/search/open-search.ts'
import menus from '#content/menus/mobile.json' with { type: 'json' }
import { site } from '#domain/site.ts'
import { IconButton } from '#app/ui/icon-button/IconButton.tsx'
import { ModalDialog } from '#app/ui/modal-dialog/ModalDialog.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import styles from './MobileMenu.module.css'

type MenuName = keyof typeof menus

export function MobileMenu({ onClose }: { onClose: () => void }) {
  /** The submenus that were entered, outermost first. */
  const [entered, setEntered] = useState<readonly MenuName[]>([])
  /** What gets the focus when the level changes: its title, or the button of the submenu that was left. */
  const [focused, setFocused] = useState<string>()
  const shown = entered.at(-1) ?? 'main'

  const enter = (name: MenuName) => {
    setEntered([...entered, name])
    setFocused('title')
  }
  const goBack = () => {
    if (entered.length === 0) return onClose()
    setEntered(entered.slice(0, -1))
    setFocused(shown)
  }

  return (
    <ModalDialog
      className={styles['menu']}
      aria-label="Menu"
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault()
        goBack()
      }}
    >
      <div className={styles['top']}>
        {entered.length > 0 ? (
          <button type="button" className={styles['back']} onClick={goBack}>
            <IconArrowLeft size={20} aria-hidden="true" />
            Terug
          </button>
        ) : (
          <a className={styles['wordmark']} href="/" aria-label={`${site.name}, naar de startpagina`} onClick={onClose}>
            {site.name}
          </a>
        )}
        <IconButton className={styles['close']} label="Menu sluiten" onClick={onClose}>
          <IconX size={22} aria-hidden="true" />
        </IconButton>
      </div>
      <MenuLevel key={shown} name={shown} focused={focused} onEnter={enter} onFollow={onClose} />
      {entered.length === 0 && (
        <div className={styles['foot']}>
          <a
            href="/zoeken"
            onClick={(event) => {
              if (openSearchInstead(event)) onClose()
            }}
          >
            <IconSearch size={18} aria-hidden="true" />
            Zoeken op deze site
          </a>
          <a href={site.phoneHref}>{site.phone}</a>
        </div>
      )}
    </ModalDialog>
  )
}

type MenuLevelProps = {
  name: MenuName
  /** `data-focus` of what gets the focus when the level appears; undefined on opening, where the dialog decides. */
  focused: string | undefined
  onEnter: (name: MenuName) => void
  /** A link was clicked. */
  onFollow: () => void
}

function MenuLevel({ name, focused, onEnter, onFollow }: MenuLevelProps) {
  const level = useRef<HTMLDivElement>(null)
  const menu = menus[name]

  useEffect(() => {
    if (focused !== undefined) level.current?.querySelector<HTMLElement>(`[data-focus="${focused}"]`)?.focus()
  }, [focused])

  return (
    <div ref={level} className={styles['level']} data-main={name === 'main' || undefined}>
      <h2 className={styles['title']} tabIndex={-1} data-focus="title">
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

function isMenuName(name: string): name is MenuName {
  return Object.hasOwn(menus, name)
}

function SubmenuButton({ label, name, onEnter }: { label: string; name: string; onEnter: (name: MenuName) => void }) {
  return (
    <button
      type="button"
      data-focus={name}
      onClick={() => {
        if (isMenuName(name)) onEnter(name)
      }}
    >
      <span>{label}</span>
      <IconChevronRight size={20} aria-hidden="true" />
    </button>
  )
}
