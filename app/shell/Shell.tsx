/** What surrounds every page: skip link, header, footer and overlays. */
import type { ReactNode } from 'react'
import { useAnalytics } from '#app/features/analytics/use-analytics.ts'
import { Consent } from '#app/features/consent/Consent.tsx'
import { NewsletterPopup } from '#app/features/newsletter/NewsletterPopup.tsx'
import { ShareBar } from '#app/features/share/ShareBar.tsx'
import { isPrivatePath } from '#domain/private-path.ts'
import { useThemeOfOtherTabs } from '#app/features/theme/theme-store.ts'
import { VacancyBanner } from '#app/features/vacancies/VacancyBanner.tsx'
import { languageOf } from '#domain/languages.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { Announcer } from './announcer/Announcer.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { useLinkNavigation } from './link-navigation.ts'
import { useLinkPreload } from './link-preload.ts'
import { LoadingIndicator } from './loading-indicator/LoadingIndicator.tsx'
import { Overlays } from './overlays/Overlays.tsx'
import { usePageAddress, usePageIsMissing, usePagePath, usePageTitle } from './page-path.ts'
import { openSettings, useSettingsView } from './settings/settings-panel-store.ts'
import { useReloadAfterDeploy } from './stale-build.ts'
import { Watermark } from './watermark/Watermark.tsx'
import styles from './Shell.module.css'

export function Shell({ children }: { children: ReactNode }) {
  useLinkNavigation()
  useLinkPreload()
  useReloadAfterDeploy()
  useThemeOfOtherTabs()
  useAnalytics()
  const pathname = usePagePath()
  const language = languageOf(pathname)
  const address = usePageAddress()
  const title = usePageTitle()
  const missing = usePageIsMissing()
  const settings = useSettingsView()
  return (
    <>
      <a className={styles['skip']} href="#inhoud">
        Naar de inhoud
      </a>
      {/* Early in the tab order, though it is at the foot of the window. The settings panel has the same choice. */}
      <Consent covered={settings !== null} onSettings={(from) => openSettings('cookies', from)} />
      <Header />
      <main id="inhoud" lang={language === 'nl' ? undefined : language} className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      {!isPrivatePath(pathname) && !missing && <ShareBar key={address} url={absoluteUrl(address)} title={title} />}
      <VacancyBanner pathname={pathname} />
      <Footer />
      <Overlays />
      <NewsletterPopup />
      <Watermark />
      <LoadingIndicator />
      <Announcer />
    </>
  )
}
