import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { cuesOf, guidePage } from './guides.ts'

const files = readContentFiles(resolve('content'), resolve('public'))
const path = '/montage/scharnieren/grass'
let publicDir: string
beforeAll(() => {
  publicDir = mkdtempSync(join(tmpdir(), 'guides-'))
  mkdirSync(join(publicDir, 'media/video'), { recursive: true })
})
afterAll(() => rmSync(publicDir, { recursive: true }))

test('has steps but no film or links when there are no files', async () => {
  const guide = await guidePage(files, publicDir, path)
  expect([guide?.film, guide?.files]).toEqual([null, []])
  expect(guide?.chapters.length).toBeGreaterThan(1)
})

test('lists the sources, poster and captions of a film', async () => {
  const video = join(publicDir, 'media/video/scharnieren-grass')
  writeFileSync(`${video}.mp4`, 'film')
  expect((await guidePage(files, publicDir, path))?.film).toEqual({
    sources: [{ href: '/media/video/scharnieren-grass.mp4', type: 'video/mp4' }],
    captions: null,
    cues: [],
    poster: null,
  })
  writeFileSync(`${video}.webm`, 'film')
  writeFileSync(`${video}.vtt`, 'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nDraai de schroef\nrechtsom.\n\nNOTE klaar\n')
  expect((await guidePage(files, publicDir, path))?.film).toMatchObject({
    sources: [{ type: 'video/webm' }, { type: 'video/mp4' }],
    captions: '/media/video/scharnieren-grass.vtt',
    cues: ['Draai de schroef rechtsom.'],
  })
})

test('reads WebVTT cue by cue', () => {
  expect(
    cuesOf(
      'WEBVTT - titel\r\n\r\n1\r\n00:00.000 --> 00:02.000 line:80%\r\nEén\r\n\r\n2\r\n00:02.000 --> 00:04.000\r\nTwee\r\n',
    ),
  ).toEqual(['Eén', 'Twee'])
})
