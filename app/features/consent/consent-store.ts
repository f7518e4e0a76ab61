/** The choice of this browser: kept in cookies, the same in every tab that is looked at, and told to whoever has to act on it. */
import { useSyncExternalStore } from 'react'
import { choiceCookies, readChoice, type ConsentChoice } from './consent-choice.ts'

/** Fired on the window when the choice has changed, here or in another tab; `consent.get()` then says what it is. */
export const consentChanged = 'consent-changed'

type CookieJar = { read: () => string; write: (cookie: string) => void }

/** A store over `jar`, which may throw: the choice then holds as long as the page does. `tell` is called after every change. */
export function createConsentStore(jar: CookieJar, secure: () => boolean, tell: () => void) {
  const listeners = new Set<() => void>()
  let choice: ConsentChoice | null | undefined

  const read = () => {
    try {
      return readChoice(jar.read())
    } catch {
      return choice ?? null
    }
  }
  const replace = (next: ConsentChoice | null) => {
    const changed = choice?.posthog !== next?.posthog
    choice = next
    if (!changed) return
    for (const listener of listeners) listener()
    tell()
  }

  return {
    /** The stored choice; null when there is none yet. */
    get: (): ConsentChoice | null => (choice === undefined ? (choice = read()) : choice),
    set: (next: ConsentChoice): void => {
      if (choice === undefined) choice = read()
      try {
        for (const cookie of choiceCookies(next, secure())) jar.write(cookie)
      } catch {
        /* the choice holds as long as this page does */
      }
      replace(next)
    },
    /** Another tab may have chosen: reads again. */
    reread: (): void => replace(read()),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export const consent = createConsentStore(
  {
    read: () => document.cookie,
    write: (cookie) => {
      document.cookie = cookie
    },
  },
  () => location.protocol === 'https:',
  () => window.dispatchEvent(new Event(consentChanged)),
)

/** Takes over what another tab has chosen as soon as this one is looked at again, until `signal` ends it. */
export function followOtherTabs(signal: AbortSignal): void {
  addEventListener('focus', consent.reread, { signal })
  document.addEventListener('visibilitychange', consent.reread, { signal })
}

/** The choice; null while there is none, and on the server. */
export function useConsent(): ConsentChoice | null {
  return useSyncExternalStore(consent.subscribe, consent.get, () => null)
}
