/** What readers found of the pictures (content/studio/verdicts.json): none that is on the site is false. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readMediaManifest } from '#server/content/media.ts'

const verdictSchema = z.object({
  hash: z.string(),
  verdict: z.enum(['good', 'weak', 'fake']),
  why: z.string().optional(),
})
const verdicts = Object.entries(
  z.record(z.string(), verdictSchema).parse(JSON.parse(readFileSync('content/studio/verdicts.json', 'utf8'))),
)
const { pictures } = readMediaManifest('public')

test('no picture is one that a reader found false', () => {
  const current = verdicts.filter(([media, { hash }]) => pictures[media]?.hash === hash)
  expect(current.filter(([, { verdict }]) => verdict === 'fake').map(([media]) => media)).toEqual([])
})

test('each verdict is of a picture that is there, and says why unless it is good', () => {
  expect(verdicts.filter(([media]) => !Object.hasOwn(pictures, media)).map(([media]) => media)).toEqual([])
  expect(verdicts.filter(([, { verdict, why }]) => (verdict === 'good') !== (why === undefined))).toEqual([])
})
