/** 'DEVELOPMENT ENV' over pages on a development host; decided in the browser, because a cached page serves every host. */
import { useSyncExternalStore } from 'react'
import { pageSettings } from '#domain/page-settings.ts'
import { isDevelopmentHost } from './development-host.ts'
import styles from './Watermark.module.css'

export function Watermark() {
  const shown = useSyncExternalStore(
    neverChanges,
    () => isDevelopmentHost(location.hostname, pageSettings().devHost),
    () => false,
  )
  return (
    shown && (
      <p className={styles['watermark']} aria-hidden="true">
        DEVELOPMENT ENV
      </p>
    )
  )
}

function neverChanges() {
  return () => undefined
}
