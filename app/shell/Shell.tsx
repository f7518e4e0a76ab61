/** Everything that stands around a page: skip link, header, main, footer and what lies over it. */
import type { ReactNode } from 'react'
import { useThemeOfOtherTabs } from '#app/features/theme/theme-store.ts'
import { VacancyBanner } from '#app/features/vacancies/vacancy-banner/VacancyBanner.tsx'
import { Announcer } from './announcer/Announcer.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { useLinkNavigation } from './link-navigation.ts'
import { LoadingIndicator } from './loading-indicator/LoadingIndicator.tsx'
import { usePagePath } from './page-path.ts'
import { SettingsPanel } from './settings/SettingsPanel.tsx'
import { useReloadAfterDeploy } from './stale-build.ts'
import { Watermark } from './watermark/Watermark.tsx'
import styles from './Shell.module.css'

export function Shell({ children }: { children: ReactNode }) {
  useLinkNavigation()
  useReloadAfterDeploy()
  useThemeOfOtherTabs()
  const pathname = usePagePath()
  return (
    <>
      <a className={styles['skip']} href="#inhoud">Naar de inhoud</a>
      <Header />
      <main id="inhoud" className={styles['main']} tabIndex={-1}>{children}</main>
      {/* Below the page: it comes after the page itself has settled, and pushes nothing that is in sight. */}
      <VacancyBanner pathname={pathname} />
      <Footer />
      <SettingsPanel />
      <LoadingIndicator />
      <Announcer />
      <Watermark />
    </>
  )
}
