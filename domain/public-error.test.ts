import { notFound, redirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { hiddenMessage, publicError, PublicError } from './public-error.ts'

const secret = 'postgres://user:hunter2@db.example/site'

test.each([
  ['an error', () => new Error(`no connection to ${secret}`)],
  ['a validator', () => z.object({ slug: z.literal(secret) }).safeParse({ slug: 1 }).error],
  ['an error with fields', () => Object.assign(new Error(`ENOENT ${secret}`), { path: secret })],
  ['an error with a cause', () => new Error('x', { cause: new Error(secret) })],
  ['a thrown string', () => secret],
  ['a thrown object', () => ({ message: secret, name: 'PublicError' })],
])('hides the message of %s', (_what, thrown) => {
  const visible = publicError(thrown())
  expect(visible).toBeInstanceOf(PublicError)
  expect(`${String(visible)} ${JSON.stringify(visible, Object.getOwnPropertyNames(visible))}`).not.toContain('hunter2')
  expect(visible).toMatchObject({ message: hiddenMessage })
})

test('passes on what is written for visitors, redirects and notFound', () => {
  const unavailable = new PublicError('product is not available now')
  for (const thrown of [unavailable, redirect({ href: '/producten' }), notFound(), new Response(null, { status: 404 })])
    expect(publicError(thrown)).toBe(thrown)
})
