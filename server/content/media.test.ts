import { expect, test } from 'vitest'
import { withPictureFiles, type MediaManifest } from './media.ts'

const made = (width: number, height: number, version: string) => ({ file: '', width, height, hash: version, version })
const manifest: MediaManifest = {
  pictures: { 'home/hero': made(2880, 1620, '801d9'), 'home/hero-portret': made(1080, 1350, '3fa10') },
}
const slot = (media: string) => ({ media, tone: '#a8937a' })

test('gives a slot its master, and its portrait crop where there is one', () => {
  expect(withPictureFiles({ picture: slot('home/hero'), other: slot('home/spread-1') }, manifest)).toEqual({
    picture: {
      ...slot('home/hero'),
      file: { width: 2880, height: 1620, version: '801d9' },
      portrait: { width: 1080, height: 1350, version: '3fa10' },
    },
    other: { ...slot('home/spread-1'), file: null },
  })
})
