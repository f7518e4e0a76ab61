import { expect, test } from 'vitest'
import { viewerAddress } from './room-address.ts'

const page = 'https://oeverhout.example/samenstellen/beat45?width=1000&top=hout'
const file = { href: '/samenstellen/beat45.glb?width=1000&top=hout', name: 'Beat 45 zoals gekozen', onWall: true }

test('names the file by its whole address, at its true size, on the wall, and comes back to the page', () => {
  const [, search = '', rest = ''] =
    /^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.2\?(.+)#Intent;(.+)$/.exec(viewerAddress(file, page)) ?? []
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    file: 'https://oeverhout.example/samenstellen/beat45.glb?width=1000&top=hout',
    mode: 'ar_preferred',
    title: 'Beat 45 zoals gekozen',
    resizable: 'false',
    enable_vertical_placement: 'true',
  })
  expect(rest.split(';')).toContain(`S.browser_fallback_url=${encodeURIComponent(page)}`)
  expect(rest.endsWith(';end;')).toBe(true)
})

test('places floor-standing furniture on the floor', () => {
  expect(viewerAddress({ ...file, onWall: false }, page)).not.toContain('vertical')
})
