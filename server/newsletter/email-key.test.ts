import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailKey } from './email-key.ts'

test('case, white space around and the spelling of the host make no difference', () => {
  expect(emailKey('  Post@Mäuse.Example ')).toBe('post@xn--muse-loa.example')
  expect(emailKey('POST@xn--muse-loa.EXAMPLE')).toBe(emailKey('post@mäuse.example'))
})

test('a dot or a plus in the name makes another address', () => {
  expect(emailKey('jan.oever@water.example')).not.toBe(emailKey('janoever@water.example'))
  expect(emailKey('jan+nieuws@water.example')).not.toBe(emailKey('jan@water.example'))
})

test('normalising twice changes nothing', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(emailKey(emailKey(address))).toBe(emailKey(address))
    }),
  )
})
