/** Whether somebody reads how fast pages are (METRICS_TOKEN or METRICS_PORT): without that nothing is measured. The server writes it into every page alike. */
import { createIsomorphicFn } from '@tanstack/react-start'

export const wantsVitals = createIsomorphicFn()
  .server((): boolean => Boolean(process.env['METRICS_TOKEN'] || process.env['METRICS_PORT']))
  .client((): boolean => document.querySelector('meta[name="vitals"]') !== null)
