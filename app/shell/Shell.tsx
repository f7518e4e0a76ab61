/** Everything that stands around a page: skip link, header, main, footer and what lies over it. */
import type { ComponentProps, ReactNode } from 'react'
import { useBannerOnRequest } from '#app/features/consent/use-banner-on-request.ts'
import { ShareBar } from '#app/features/share/ShareBar.tsx'
import { isShareable } from '#app/features/share/share-targets.ts'
import { idle } from '#app/lib/idle.ts'
import { lazyComponent } from '#app/lib/lazy-component/lazy-component.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { Announcer } from './announcer/Announcer.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { useLinkNavigation } from './link-navigation.ts'
import { LoadingIndicator } from './loading-indicator/LoadingIndicator.tsx'
import { mayShowConsent } from './overlays/overlay-rules.ts'
import { Overlays } from './overlays/Overlays.tsx'
import { usePageAddress, usePageIsMissing, usePagePath, usePageTitle } from './page-path.ts'
import { openSettings, useSettingsView } from './settings/settings-panel-store.ts'
import { useReloadAfterDeploy } from './stale-build.ts'
import styles from './Shell.module.css'

/** It asks for the vacancies after the page has come to life, and stands below it. */
const { LazyComponent: VacancyBanner } = lazyComponent(async () => {
  await idle()
  return (await import('#app/features/vacancies/vacancy-banner/VacancyBanner.tsx')).VacancyBanner
})

/** Waits five seconds before it asks anything, which count from when the page came to life. */
const { LazyComponent: Consent } = lazyComponent(async () => {
  const since = performance.now()
  await idle()
  const { Consent: Asking } = await import('#app/features/consent/Consent.tsx')
  return (props: Omit<ComponentProps<typeof Asking>, 'since'>) => <Asking since={since} {...props} />
})

export function Shell({ children }: { children: ReactNode }) {
  useLinkNavigation()
  useReloadAfterDeploy()
  useBannerOnRequest()
  const pathname = usePagePath()
  const address = usePageAddress()
  const title = usePageTitle()
  const missing = usePageIsMissing()
  const settings = useSettingsView()
  return (
    <>
      <a className={styles['skip']} href="#inhoud">
        Naar de inhoud
      </a>
      {/* Early in the order of reading and tabbing, though it lies at the foot of the window. */}
      <Consent
        covered={!mayShowConsent({ settings: settings !== null })}
        onSettings={(from) => openSettings('cookies', from)}
      />
      <Header />
      <main id="inhoud" className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      {isShareable(pathname) && !missing && <ShareBar key={address} url={absoluteUrl(address)} title={title} />}
      {/* Below the page: it comes after the page itself has settled, and pushes nothing that is in sight. */}
      <VacancyBanner pathname={pathname} />
      <Footer />
      <Overlays />
      <LoadingIndicator />
      <Announcer />
    </>
  )
}
