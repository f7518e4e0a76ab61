/** The menu of narrow screens: a full-screen dialog with a main menu and submenus to drill into. Mounted while open. */
import { IconArrowLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { openSearchInstead } from '#app/features/search/open-search.ts'
import builtMenus from '#content/menus/mobile.json' with { type: 'json' }
import { site } from '#domain/site.ts'
import { IconButton } from '#app/ui/icon-button/IconButton.tsx'
import { ModalDialog } from '#app/ui/modal-dialog/ModalDialog.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import { useEditedShell } from '#app/features/pages/edited-shell.ts'
import styles from './MobileMenu.module.css'

/** A link has an address or opens a submenu by its name. */
type MenuLink = {
  label: string
  href?: string | undefined
  text?: string | undefined
  submenu?: string | undefined
}
type Menus = Readonly<Record<string, { title: string; links: readonly MenuLink[] }>>

export function MobileMenu({ onClose }: { onClose: () => void }) {
  /** The submenus that were entered, outermost first. */
  const [entered, setEntered] = useState<readonly string[]>([])
  /** What gets the focus when the level changes: its title, or the button of the submenu that was left. */
  const [focused, setFocused] = useState<string>()
  const shown = entered.at(-1) ?? 'main'

  const enter = (name: string) => {
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
            <span data-icon="search" aria-hidden="true" />
            Zoeken op deze site
          </a>
          <a href={site.phoneHref}>{site.phone}</a>
        </div>
      )}
    </ModalDialog>
  )
}

type MenuLevelProps = {
  name: string
  /** `data-focus` of what gets the focus when the level appears; undefined on opening, where the dialog decides. */
  focused: string | undefined
  onEnter: (name: string) => void
  /** A link was clicked. */
  onFollow: () => void
}

function MenuLevel({ name, focused, onEnter, onFollow }: MenuLevelProps) {
  const level = useRef<HTMLDivElement>(null)
  const { mobile = builtMenus } = useEditedShell()
  const menus: Menus = mobile
  const menu = menus[name]

  useEffect(() => {
    if (focused !== undefined) level.current?.querySelector<HTMLElement>(`[data-focus="${focused}"]`)?.focus()
  }, [focused])

  if (menu === undefined) return null
  return (
    <div ref={level} className={styles['level']} data-main={name === 'main' || undefined}>
      <h2 className={styles['title']} tabIndex={-1} data-focus="title">
        {menu.title}
      </h2>
      <nav aria-label={menu.title}>
        <ul className={styles['list']}>
          {menu.links.map(({ label, href = '/', text, submenu }) => (
            <li key={label}>
              {submenu === undefined ? (
                <ContentLink href={href} onClick={onFollow}>
                  <span>{label}</span>
                  {text !== undefined && <span className={styles['note']}>{text}</span>}
                </ContentLink>
              ) : (
                <button type="button" data-focus={submenu} onClick={() => onEnter(submenu)}>
                  <span>{label}</span>
                  <IconChevronRight size={20} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
