import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkSignup, isEmail, messages, refusalMessage } from './newsletter-rules.ts'

const good = { email: 'wilg@water.example', website: '', answer: '123456' }

test('checks in a fixed order and reports the first mistake', () => {
  const steps = [
    { fields: { email: '', website: 'x', answer: '' }, says: messages.spam },
    { fields: { email: ' ', website: '', answer: '' }, says: messages.emailEmpty },
    { fields: { email: 'geen adres', website: '', answer: '' }, says: messages.emailInvalid },
    { fields: { ...good, answer: '' }, says: messages.checkEmpty },
  ]
  for (const { fields, says } of steps) expect(checkSignup(fields, true)).toEqual({ next: 'refuse', message: says })
  expect(checkSignup(good, true)).toEqual({ next: 'send' })
})

test('shows the captcha on the first submit with a valid address', () => {
  expect(checkSignup({ ...good, answer: '' }, false)).toEqual({ next: 'reveal' })
  expect(checkSignup(good, false)).toEqual({ next: 'reveal' })
})

test('checks the honeypot first', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string({ minLength: 1 }),
      fc.string(),
      fc.boolean(),
      (email, website, answer, shown) => {
        expect(checkSignup({ email, website, answer }, shown)).toEqual({ next: 'refuse', message: messages.spam })
      },
    ),
  )
})

test('accepts ordinary and unusual addresses', () => {
  for (const address of [
    'a@b.nl',
    'jan.de+oever@sub.hout.example',
    'INFO@OEVERHOUT.EXAMPLE',
    "o'neil@water.example",
    'post@mäuse.example',
    'x@xn--mse-qla.example',
    '0@1-2.example',
  ])
    expect(isEmail(address), address).toBe(true)
})

test('refuses addresses that email cannot be sent to', () => {
  for (const address of [
    'a',
    '@b.nl',
    'a@b',
    'a b@c.nl',
    'a@b..nl',
    'a..b@c.nl',
    'a.@c.nl',
    '.a@c.nl',
    'a@-b.nl',
    'a@b.n',
    'a@b.nl,c@d.nl',
    'a@b.nl\r\nBcc: c@d.nl',
    '=1+1@b.nl',
    `${'a'.repeat(65)}@b.nl`,
    `a@${'b'.repeat(64)}.nl`,
    `a@${'b.'.repeat(130)}nl`,
  ])
    expect(isEmail(address), address).toBe(false)
})

test('accepts no address that could break out of an email header or a spreadsheet', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 40 }), (text) => {
      if (isEmail(text)) expect(text).not.toMatch(/[\s<>",;:()[\]\\]|^[=+\-@]/)
    }),
  )
})

test('has a message of its own for a known address only', () => {
  expect(refusalMessage('EMAIL_ALREADY_EXISTS')).toBe('U bent al ingeschreven voor onze nieuwsbrief!')
  for (const code of ['SPAM', 'RATE_LIMITED', 'INTERNAL', undefined, 7])
    expect(refusalMessage(code)).toBe('Er ging iets mis. Probeer het later opnieuw.')
})
