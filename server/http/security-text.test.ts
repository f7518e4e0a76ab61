import fc from 'fast-check'
import { expect, test } from 'vitest'
import { securityText } from './security-text.ts'

test('names a contact, and expires in half a year to a year', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2060-12-31'), noInvalidDate: true }), (now) => {
      const text = securityText(now)
      const expires = new Date(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')
      const days = (expires.getTime() - now.getTime()) / 86_400_000
      expect(days).toBeGreaterThan(180)
      expect(days).toBeLessThan(365)
      expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
      expect(text).toMatch(/^Canonical: https?:\/\/\S+\/\.well-known\/security\.txt$/m)
    }),
  )
})
