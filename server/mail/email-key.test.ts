import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailKey } from './email-key.ts'

test('ignores case, surrounding white space and the spelling of the host', () => {
  expect(emailKey('  Post@Mäuse.Example ')).toBe('post@xn--muse-loa.example')
  expect(emailKey('POST@xn--muse-loa.EXAMPLE')).toBe(emailKey('post@mäuse.example'))
})

test('tells dots and pluses in the local part apart', () => {
  expect(emailKey('jan.oever@water.example')).not.toBe(emailKey('janoever@water.example'))
  expect(emailKey('jan+nieuws@water.example')).not.toBe(emailKey('jan@water.example'))
})

test('is idempotent', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(emailKey(emailKey(address))).toBe(emailKey(address))
    }),
  )
})
