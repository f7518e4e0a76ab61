import { expect, test } from 'vitest'
import { clientOf } from './client.ts'

function request(ip: string, forwarded?: string): Request {
  return Object.assign(
    new Request('http://localhost/', forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } }),
    { ip },
  )
}

test('identifies a client by its connection', () => {
  expect(clientOf(request('192.0.2.7'), 0)).toBe('192.0.2.7')
  expect(clientOf(request('::ffff:192.0.2.7'), 0)).toBe('192.0.2.7')
  expect(clientOf(new Request('http://localhost/'), 0)).toBe('unknown')
})

test('trusts X-Forwarded-For only as far as our own proxies', () => {
  expect(clientOf(request('10.0.0.1', '203.0.113.9'), 0)).toBe('10.0.0.1')
  expect(clientOf(request('10.0.0.1', '198.51.100.66, 203.0.113.9'), 1)).toBe('203.0.113.9')
  expect(clientOf(request('10.0.0.1', '198.51.100.66, 203.0.113.9, 10.0.0.2'), 2)).toBe('203.0.113.9')
  expect(clientOf(request('10.0.0.1'), 2)).toBe('10.0.0.1')
})

test('counts an IPv6 network as one client', () => {
  expect(clientOf(request('2001:db8:0:12::1'), 0)).toBe('2001:db8:0:12::/64')
  expect(clientOf(request('2001:0DB8:0000:0012:aaaa:bbbb:cccc:dddd'), 0)).toBe('2001:db8:0:12::/64')
  expect(clientOf(request('::1'), 0)).toBe('0:0:0:0::/64')
})
