import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, scriptHashes } from './security-headers.ts'

const connections = (policy: string) => policy.split('; ').find((rule) => rule.startsWith('connect-src'))

test('lets a page connect to this origin and the configured analytics host only', () => {
  expect(connections(contentSecurityPolicy([]))).toBe("connect-src 'self'")
  expect(connections(contentSecurityPolicy([], 'https://meten.oeverhout.example'))).toBe(
    "connect-src 'self' https://meten.oeverhout.example",
  )
})

test('allows the hosts of a street map for data and pictures only', () => {
  const policy = contentSecurityPolicy([], undefined, ['https://tegels.example'])
  expect(
    policy
      .split('; ')
      .filter((rule) => rule.includes('tegels.example'))
      .map((rule) => rule.split(' ')[0]),
  ).toEqual(['img-src', 'connect-src'])
})

test('hashes exactly the inline scripts that run', () => {
  const sum = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const page = `<p>‘é’</p><script>one('€')</script><script src="/a.js"></script><script type="application/ld+json">{}</script><script async="">two()</script><script>open`
  expect(scriptHashes(Buffer.from(page))).toEqual([sum("one('€')"), sum('two()')])
  expect(
    contentSecurityPolicy(["'sha256-a'", "'sha256-b'", "'sha256-a'"])
      .split('; ')
      .find((rule) => rule.startsWith('script-src')),
  ).toBe("script-src 'self' 'sha256-a' 'sha256-b'")
})
