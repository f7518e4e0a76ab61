/** Whether somebody reads how fast pages are (METRICS_TOKEN or METRICS_PORT): without that nothing is measured. The server writes it into every page alike. */
import { createIsomorphicFn } from '@tanstack/react-start'
import { pageSettings } from '#app/lib/page-settings.ts'

export const wantsVitals = createIsomorphicFn()
  .server((): boolean => pageSettings().wantsVitals)
  .client((): boolean => document.querySelector('meta[name="vitals"]') !== null)
