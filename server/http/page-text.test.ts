import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { finishPage } from './finished-page.ts'
import { keepText, markOf } from './page-text.ts'

/** A page with `parts` in it, as it leaves the house. */
async function finished(text: string, parts: readonly string[] = []) {
  const answer = new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  keepText(answer, { text, parts: parts.map((part) => new TextEncoder().encode(part)) })
  const { forms, headers, tag } = await finishPage(answer, true)
  return { body: forms.identity?.body.toString(), policy: headers['content-security-policy'], tag }
}
const sum = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('parts stand where their marks were, whatever their order, and a mark may stand twice', async () => {
  expect((await finished(`<p>${markOf(1)}–${markOf(0)}</p>${markOf(1)}`, ['één', '€ 1'])).body).toBe(
    '<p>€ 1–één</p>€ 1',
  )
})

test('what looks like a mark and is none stays what it is', async () => {
  expect((await finished('<!--0--><!-- 1 -->', ['a'])).body).toBe('<!--0--><!-- 1 -->')
})

test('scripts in a part have their hashes in the policy', async () => {
  const { policy } = await finished(`<script>one()</script>${markOf(0)}<script>three()</script>`, [
    '<script>two()</script>',
  ])
  for (const script of ['one()', 'two()', 'three()']) expect(policy).toContain(sum(script))
})

test('the tag follows what parts say, and not when the page was made', async () => {
  const page = async (part: string, time: number) =>
    (await finished(`<body>${markOf(0)}<script>$_TSR.router={u:${time}}</script></body>`, [part])).tag
  const first = await page('Hout', 1_795_180_267_149)
  expect(await page('Hout', 1_795_180_299_001)).toBe(first)
  expect(await page('Steen', 1_795_180_267_149)).not.toBe(first)
})
