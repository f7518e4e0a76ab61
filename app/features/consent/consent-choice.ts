/** What a visitor allows, and the two cookies that store it. */

export type ConsentKey = 'analytics' | 'posthog'
/** The required cookie cannot be refused, so its type is `true`. */
export type ConsentChoice = { analytics: true; posthog: boolean }

/** The switches before the visitor touches them. It is not consent: nothing runs until a choice is confirmed. */
export const defaultChoice: ConsentChoice = { analytics: true, posthog: true }
export const everything: ConsentChoice = { analytics: true, posthog: true }
export const onlyNecessary: ConsentChoice = { analytics: true, posthog: false }

/** The cookies last this many days. */
export const cookieDays = 365

/** The stored choice in the text of `document.cookie`, or null when the optional part is missing or invalid. */
export function readChoice(cookies: string): ConsentChoice | null {
  const stored = new Map(
    cookies.split(';').map((pair) => {
      const [name = '', value] = pair.trim().split('=')
      return [name, value]
    }),
  ).get('posthog')
  return stored === 'true' || stored === 'false' ? { analytics: true, posthog: stored === 'true' } : null
}

/** The cookies to set for a choice; `secure` on https. */
export function choiceCookies(choice: ConsentChoice, secure: boolean): string[] {
  return Object.entries(choice).map(
    ([key, value]) =>
      `${key}=${value}; Path=/; Max-Age=${cookieDays * 24 * 60 * 60}; SameSite=Lax${secure ? '; Secure' : ''}`,
  )
}

/** `choice` with one option switched; switching a required one changes nothing. */
export function switchOption(choice: ConsentChoice, key: ConsentKey, on: boolean): ConsentChoice {
  return key === 'analytics' ? choice : { ...choice, [key]: on }
}
