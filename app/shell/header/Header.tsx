/** The bar at the top of every page: word mark, four menus, search and, on narrow screens, the burger. */
import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { useHydrated } from '@tanstack/react-router'
import { useReducer, useRef, useState } from 'react'
import { LateSearch, prepareSearch } from '#app/features/search/LateSearch.tsx'
import { searchInstead, useSearchOpen } from '#app/features/search/open-search.ts'
import { lazyComponent } from '#app/lib/lazy-component/lazy-component.ts'
import { useNarrowScreen } from '#app/lib/media-query.ts'
import { headerMenus } from '#app/lib/menus/header-menus.ts'
import { hasTransparentHeader } from '#domain/pages/transparent-header.ts'
import { site } from '#domain/site.ts'
import { usePageIsMissing, usePagePath } from '../page-path.ts'
import { closedMenus, leaveDelay, nextMenuState } from './header-menu-state.ts'
import styles from './Header.module.css'
import { HeaderMenu } from './HeaderMenu.tsx'
import { LinkButton } from './LinkButton.tsx'
import { useScrolled } from './scrolled.ts'

const { LazyComponent: MobileMenu, preload: preloadMobileMenu } = lazyComponent(
  async () => (await import('../mobile-menu/MobileMenu.tsx')).MobileMenu,
)

export function Header() {
  const path = usePagePath()
  const missing = usePageIsMissing()
  const scrolled = useScrolled()
  const narrow = useNarrowScreen()
  const [menus, send] = useReducer(nextMenuState, closedMenus)
  const [mobileMenuOpen, setMobileMenuOpen] = useState(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  const open = narrow ? null : menus.open
  const overHero = hasTransparentHeader(path) && !missing
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
      <div className={styles['bar']}>
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
              <li key={menu.label}>
                <HeaderMenu
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
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['tools']}>
          <SearchLink />
          <LinkButton
            href="#menu"
            className={styles['burger']}
            aria-haspopup="dialog"
            aria-expanded={mobileMenuOpen && narrow}
            onPointerEnter={preloadMobileMenu}
            onFocus={preloadMobileMenu}
            onPress={() => setMobileMenuOpen(true)}
          >
            <IconMenu2 size={22} aria-hidden="true" />
            <span className="visually-hidden">Menu</span>
          </LinkButton>
        </div>
      </div>
      {mobileMenuOpen && narrow && (
        <MobileMenu onClose={() => setMobileMenuOpen(false)} onUnavailable={() => setMobileMenuOpen(false)} />
      )}
    </header>
  )
}

/** Opens the search; it stays a link to the search page, which works before hydration and without JavaScript. */
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
