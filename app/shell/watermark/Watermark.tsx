/** 'DEVELOPMENT ENV' over pages on a development host; decided in the browser, because a cached page serves every host. */
import { useHydrated } from '@tanstack/react-router'
import { pageSettings } from '#domain/page-settings.ts'
import { isDevelopmentHost } from './development-host.ts'
import styles from './Watermark.module.css'

export function Watermark() {
  const hydrated = useHydrated()
  return (
    hydrated &&
    isDevelopmentHost(location.hostname, pageSettings().devHost) && (
      <p className={styles['watermark']} aria-hidden="true" data-print="hide">
        DEVELOPMENT ENV
      </p>
    )
  )
}
