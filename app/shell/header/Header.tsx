/** The bar on top of every page: word mark, four dropdowns, search and, on narrow screens, the burger. */
import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { useHydrated } from '@tanstack/react-router'
import { useReducer, useRef, useState } from 'react'
import { LateSearch, prepareSearch } from '#app/features/search/LateSearch.tsx'
import { searchInstead, useSearchOpen } from '#app/features/search/open-search.ts'
import { hasTransparentHero } from '#app/features/theme/forced-theme.ts'
import { lazyComponent } from '#app/lib/lazy-component/lazy-component.ts'
import { headerMenus } from '#app/lib/menus/header-menus.ts'
import { useNarrowScreen } from '#app/lib/media-query.ts'
import { site } from '#domain/site.ts'
import { madeOnce } from '#app/lib/made-once.ts'
import { usePageIsMissing, usePagePath } from '../page-path.ts'
import { Dropdown, usePreparedSheets } from './Dropdown.tsx'
import { closedDropdowns, leaveDelay, nextDropdown } from './dropdown-state.ts'
import styles from './Header.module.css'
import { LinkButton } from './LinkButton.tsx'
import { useScrolled } from './scrolled.ts'

const { LazyComponent: MobileMenu, preload: prepareMenu } = lazyComponent(
  async () => (await import('../mobile-menu/MobileMenu.tsx')).MobileMenu,
)

export function Header() {
  const path = usePagePath()
  const missing = usePageIsMissing()
  const scrolled = useScrolled()
  const narrow = useNarrowScreen()
  usePreparedSheets()
  const [dropdowns, send] = useReducer(nextDropdown, closedDropdowns)
  const [menuOpen, setMenuOpen] = useState(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  const open = narrow ? null : dropdowns.open
  const overHero = hasTransparentHero(path) && !missing
  const stay = () => clearTimeout(leaving.current)
  const close = () => {
    stay()
    send({ type: 'closed' })
  }
  const leave = () => {
    stay()
    leaving.current = setTimeout(() => send({ type: 'closed' }), leaveDelay)
  }

  return (
    <header
      className={styles['header']}
      data-over-hero={overHero || undefined}
      data-scrolled={scrolled || undefined}
      data-ground={overHero && !scrolled && open === null ? 'clear' : 'solid'}
      data-print="hide"
    >
      {open !== null && <div className={styles['backdrop']} onClick={close} aria-hidden="true" />}
      <div
        className={styles['bar']}
        {...madeOnce(headerMenus, 'bar', () => (
          <>
            <a className={styles['wordmark']} href="/" aria-label={`${site.name}, naar de startpagina`}>
              {site.name}
            </a>
            <nav
              className={styles['menus']}
              aria-label="Hoofdmenu"
              onPointerEnter={stay}
              onPointerLeave={(event) => {
                if (event.pointerType !== 'touch') leave()
              }}
            >
              <ul className={styles['labels']}>
                {headerMenus.map((menu) => (
                  <Dropdown
                    key={menu.label}
                    menu={menu}
                    open={open === menu.label}
                    onEnter={(pointer) => {
                      stay()
                      send({ type: 'pointer-entered', name: menu.label, pointer })
                    }}
                    onPress={() => {
                      stay()
                      send({ type: 'pressed', name: menu.label })
                    }}
                    onClose={close}
                  />
                ))}
              </ul>
            </nav>
            <div className={styles['tools']}>
              <SearchLink />
              <LinkButton
                href="#menu"
                className={styles['burger']}
                aria-haspopup="dialog"
                aria-expanded={menuOpen && narrow}
                onPointerEnter={prepareMenu}
                onFocus={prepareMenu}
                onPress={() => setMenuOpen(true)}
              >
                <IconMenu2 size={22} aria-hidden="true" />
                <span className="visually-hidden">Menu</span>
              </LinkButton>
            </div>
          </>
        ))}
      />
      {menuOpen && narrow && <MobileMenu onClose={() => setMenuOpen(false)} onUnavailable={() => setMenuOpen(false)} />}
    </header>
  )
}

/** Opens the search; it stays a link, which leads to the page that searches while the script is not there yet. */
function SearchLink() {
  const hydrated = useHydrated()
  const open = useSearchOpen()
  return (
    <>
      <a
        className={styles['tool']}
        href="/zoeken"
        {...(hydrated && { 'aria-haspopup': 'dialog', 'aria-expanded': open })}
        onPointerEnter={prepareSearch}
        onFocus={prepareSearch}
        onClick={searchInstead}
      >
        <IconSearch size={20} aria-hidden="true" />
        <span className="visually-hidden">Zoeken</span>
      </a>
      {open && <LateSearch />}
    </>
  )
}
