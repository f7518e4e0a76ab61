/** The bar on top of every page: word mark, four menus, search and, on narrow screens, the burger. */
import { useHydrated } from '@tanstack/react-router'
import { useState, useSyncExternalStore, type MouseEvent } from 'react'
import { LazySearch, preloadSearch } from '#app/features/search/LazySearch.tsx'
import { openSearchInstead, useSearchOpen } from '#app/features/search/open-search.ts'
import { lazyComponent } from '#app/lib/lazy-component/lazy-component.ts'
import { useNarrowScreen } from '#app/lib/media-query.ts'
import { hasTransparentHeader } from '#domain/pages/transparent-header.ts'
import { site } from '#domain/site.ts'
import { usePageIsMissing, usePagePath } from '../page-path.ts'
import { HeaderMenus } from './HeaderMenus.tsx'
import styles from './Header.module.css'

const { LazyComponent: MobileMenu, preload: preloadMobileMenu } = lazyComponent(
  async () => (await import('../mobile-menu/MobileMenu.tsx')).MobileMenu,
)

/** Scroll offset in px beyond which the header is in its scrolled state. */
const scrolledBeyond = 200

export function Header() {
  const path = usePagePath()
  const missing = usePageIsMissing()
  const scrolled = useScrolled()
  return (
    <header
      className={styles['header']}
      data-over-hero={(hasTransparentHeader(path) && !missing) || undefined}
      data-scrolled={scrolled || undefined}
      data-print="hide"
    >
      <div className={styles['bar']}>
        <a className={styles['wordmark']} href="/" aria-label={`${site.name}, naar de startpagina`}>
          {site.name}
        </a>
        <HeaderMenus />
        <div className={styles['tools']}>
          <SearchLink />
          <Burger />
        </div>
      </div>
    </header>
  )
}

/** Opens the search; until the page is hydrated it is a link to the search page. */
function SearchLink() {
  const hydrated = useHydrated()
  const open = useSearchOpen()
  return (
    <>
      <a
        className={styles['tool']}
        href="/zoeken"
        aria-label="Zoeken"
        data-icon="search"
        {...(hydrated && { 'aria-haspopup': 'dialog', 'aria-expanded': open })}
        onPointerEnter={preloadSearch}
        onFocus={preloadSearch}
        onClick={openSearchInstead}
      />
      {open && <LazySearch />}
    </>
  )
}

/** Opens the menu of narrow screens; until the page is hydrated it is a link to the links in the footer. */
function Burger() {
  const hydrated = useHydrated()
  const narrow = useNarrowScreen()
  const [wanted, setWanted] = useState(false)
  const open = wanted && narrow
  const press = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    event.currentTarget.focus() // Safari does not focus what is clicked, and the menu returns the focus
    setWanted(true)
  }
  return (
    <>
      <a
        className={styles['burger']}
        href="#menu"
        aria-label="Menu"
        data-icon="menu"
        {...(hydrated && { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': open })}
        onPointerEnter={preloadMobileMenu}
        onFocus={preloadMobileMenu}
        onClick={press}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          setWanted(true)
        }}
      />
      {open && <MobileMenu onClose={() => setWanted(false)} onUnavailable={() => setWanted(false)} />}
    </>
  )
}

/** True when the window is scrolled beyond the limit; false on the server. */
function useScrolled(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener('scroll', onChange, { passive: true })
      return () => removeEventListener('scroll', onChange)
    },
    () => window.scrollY > scrolledBeyond,
    () => false,
  )
}
