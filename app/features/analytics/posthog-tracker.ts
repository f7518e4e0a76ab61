/** PostHog, with everything but counting pages left out: it loads no further scripts, records no sessions and creates no profiles. */
import posthog from 'posthog-js/dist/module.slim.no-external.js'
import { campaign } from '#domain/campaign.ts'
import type { PageSettings } from '#domain/page-settings.ts'
import type { Tracker } from './analytics-switch.ts'
import { trackedEvent } from './tracked-event.ts'

/** Nothing is sent or stored before `optIn`, and nothing after `optOut`. */
export function startPosthog({ key, host }: NonNullable<PageSettings['posthog']>): Tracker {
  posthog.init(key, {
    api_host: host,
    persistence: 'localStorage',
    before_send: (event) => event && trackedEvent(event, location.pathname),
    opt_out_capturing_by_default: true,
    opt_out_persistence_by_default: true,
    person_profiles: 'never',
    autocapture: false,
    rageclick: false,
    capture_pageview: false, // use-analytics.ts counts pages
    capture_pageleave: true,
    capture_performance: false,
    capture_heatmaps: false,
    capture_dead_clicks: false,
    capture_exceptions: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_product_tours: true,
    disable_conversations: true,
    disable_web_experiments: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    advanced_disable_toolbar_metrics: true,
  })
  return {
    optIn: () => posthog.opt_in_capturing({ captureEventName: null }),
    optOut: () => {
      posthog.reset()
      posthog.opt_out_capturing()
    },
    seePage: () => {
      posthog.capture('$pageview', campaign())
    },
  }
}
