import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const connections = (policy: string) => policy.split('; ').find((rule) => rule.startsWith('connect-src'))

test('a page may ask this origin only, and the host of the statistics where one is configured', () => {
  expect(connections(contentSecurityPolicy('<p></p>'))).toBe("connect-src 'self'")
  expect(connections(contentSecurityPolicy('<p></p>', 'https://meten.oeverhout.example'))).toBe("connect-src 'self' https://meten.oeverhout.example")
})

test('the hosts of a street map may be asked for data and pictures, and for nothing else', () => {
  const policy = contentSecurityPolicy('<p></p>', undefined, ['https://tegels.example'])
  expect(policy.split('; ').filter((rule) => rule.includes('tegels.example')).map((rule) => rule.split(' ')[0])).toEqual(['img-src', 'connect-src'])
})
