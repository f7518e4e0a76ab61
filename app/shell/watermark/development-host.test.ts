import { expect, test } from 'vitest'
import { isDevelopmentHost } from './development-host.ts'

for (const host of ['localhost', 'LOCALHOST', '127.0.0.1', '192.168.1.20', '[::1]']) {
  test(`${host} is a development host`, () => expect(isDevelopmentHost(host, undefined)).toBe(true))
}

for (const host of ['www.oeverhout.example', 'localhost.oeverhout.example', '10.oeverhout.example', '']) {
  test(`'${host}' is not a development host`, () => expect(isDevelopmentHost(host, undefined)).toBe(false))
}

test('DEV_HOST names one more', () => {
  expect(isDevelopmentHost('Test.oeverhout.example', 'test.oeverhout.example')).toBe(true)
  expect(isDevelopmentHost('www.oeverhout.example', 'test.oeverhout.example')).toBe(false)
  expect(isDevelopmentHost('', '')).toBe(false)
})
