/** Where PostHog listens when `POSTHOG_HOST` says nothing: its servers in the European Union. */
export const defaultPosthogHost = 'https://eu.i.posthog.com'
