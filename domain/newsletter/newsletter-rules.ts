/** The rules and messages of a signup, shared by browser and server. */

export const subscriberTypes = ['Particulier', 'Bedrijf'] as const
export const newsletterLanguages = ['Nederlands', 'Engels'] as const
export type SubscriberType = (typeof subscriberTypes)[number]
export type NewsletterLanguage = (typeof newsletterLanguages)[number]

export const messages = {
  spam: 'Spam gedetecteerd. Probeer het opnieuw.',
  emailEmpty: 'Vul alstublieft een e-mailadres in.',
  emailInvalid: 'Vul een geldig e-mailadres in.',
  checkEmpty: 'Vul alstublieft de veiligheidscontrole in.',
  checkWrong: 'De veiligheidscontrole is onjuist. Probeer opnieuw.',
  alreadySubscribed: 'U bent al ingeschreven voor onze nieuwsbrief!',
  failed: 'Er ging iets mis. Probeer het later opnieuw.',
  network: 'Er is een netwerkfout opgetreden. Probeer het later opnieuw.',
} as const

/** The error codes of a signup, with the status that POST /api/newsletter sends with each. */
export const errorStatus = {
  EMAIL_ALREADY_EXISTS: 409,
  EMAIL_INVALID: 422,
  CAPTCHA_INVALID: 422,
  CAPTCHA_EXPIRED: 422,
  SPAM: 422,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  INVALID_BODY: 400,
  INTERNAL: 500,
} as const
export type ErrorCode = keyof typeof errorStatus

/** The message for a signup that was refused with this error code. */
export function refusalMessage(errorCode: unknown): string {
  return errorCode === 'EMAIL_ALREADY_EXISTS' ? messages.alreadySubscribed : messages.failed
}

/** A local part of the characters that email allows, starting with a letter, digit or underscore, and a host of at least two labels in any script. */
const emailPattern =
  /^[a-z0-9_][a-z0-9.!#$%&'*+/=?^_`{|}~-]{0,63}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu

/** True for an address without white space around it that matches the pattern and has no stray dots. */
export function isEmail(address: string): boolean {
  return address.length <= 254 && emailPattern.test(address) && !/\.@|\.\./.test(address)
}

/** An address as it was typed or pasted, without the spaces around it and what cannot be seen in it. */
export function typedEmail(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, '').trim()
}

export type SignupFields = { email: string; website: string; answer: string }
export type CheckResult = { next: 'refuse'; message: string } | { next: 'reveal' } | { next: 'send' }

/** The checks on submit, in their order. `checkShown`: the captcha is on screen. */
export function checkSignup({ email, website, answer }: SignupFields, checkShown: boolean): CheckResult {
  if (website !== '') return { next: 'refuse', message: messages.spam }
  const address = typedEmail(email)
  if (address === '') return { next: 'refuse', message: messages.emailEmpty }
  if (!isEmail(address)) return { next: 'refuse', message: messages.emailInvalid }
  if (!checkShown) return { next: 'reveal' }
  if (answer.trim() === '') return { next: 'refuse', message: messages.checkEmpty }
  return { next: 'send' }
}

/** Version of the consent text, stored as proof of consent; change it with the text. */
export const consentVersion = '2026-11-20'
export const consentText =
  'Ik wil vier keer per jaar de nieuwsbrief ontvangen. U stuurt mij eerst een mail met een link; pas na mijn bevestiging sta ik op de lijst. Afmelden kan in elke brief.'
