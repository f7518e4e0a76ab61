import { expect, test } from 'vitest'
import { largestPictureUrl, pictureSource } from './picture-source.ts'

const widthsOf = (width: number) =>
  pictureSource('a/b', { width, height: 100, version: 'v' })
    .srcSet.split(', ')
    .map((copy) => copy.replace(/^\/img\/(\d+)\/a\/b\.webp\?v=v (\d+)w$/, '$1:$2'))

test('offers a picture at every width of the ladder, and at its own width where that lies between two', () => {
  expect(widthsOf(720)).toEqual(['320:320', '480:480', '640:640', '828:720'])
  expect(widthsOf(1080)).toEqual(['320:320', '480:480', '640:640', '828:828', '1080:1080'])
  expect(widthsOf(1200)).toEqual(['320:320', '480:480', '640:640', '828:828', '1080:1080', '1440:1200'])
  expect(widthsOf(200)).toEqual(['320:200'])
})

test('offers a small slot no width that it does not need', () => {
  expect(pictureSource('a/b', { width: 1080, height: 1080, version: 'v' }, 480).srcSet).toBe(
    '/img/320/a/b.webp?v=v 320w, /img/480/a/b.webp?v=v 480w',
  )
})

test('offers nothing wider than the ladder', () => {
  expect(widthsOf(3600).at(-1)).toBe('2880:2880')
  expect(widthsOf(2880).at(-1)).toBe('2880:2880')
  expect(widthsOf(1920).at(-1)).toBe('1920:1920')
})

test('opens the largest offered width when enlarged', () => {
  for (const width of [200, 640, 720, 1200, 1920, 2880]) {
    const file = { width, height: 100, version: 'v' }
    expect(pictureSource('a/b', file).srcSet.split(', ').at(-1)).toBe(`${largestPictureUrl('a/b', file)} ${width}w`)
  }
})
