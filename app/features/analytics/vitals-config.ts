/** Whether page-speed measurements are collected (METRICS_TOKEN or METRICS_PORT). */
import { pageSettings } from '#domain/page-settings.ts'

export function wantsVitals(): boolean {
  return pageSettings().wantsVitals
}
