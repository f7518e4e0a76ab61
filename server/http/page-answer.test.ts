import { expect, test } from 'vitest'
import { finishAnswer } from './page-answer.ts'

const page = (time: number, words = 'Hout') =>
  new Response(
    `<!DOCTYPE html><html><body>${words}<script>a={u:${time},dehydratedAt:${time},dataUpdatedAt:${time}}</script></body></html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  )
const ask = (tag?: string) =>
  new Request('http://localhost/', { headers: tag === undefined ? {} : { 'if-none-match': tag } })

test('a page that was only made at another moment is not sent again', async () => {
  const first = await finishAnswer(ask(), page(1_795_180_267_149), true)
  const again = await finishAnswer(ask(first.headers.get('etag') ?? ''), page(1_795_180_299_001), true)
  expect(again.status).toBe(304)
})

test('a page that was not sent again keeps the policy that came with it', async () => {
  const first = await finishAnswer(ask(), page(1_795_180_267_149), true)
  const again = await finishAnswer(ask(first.headers.get('etag') ?? ''), page(1_795_180_299_001), true)
  expect(first.headers.get('content-security-policy')).toContain("'sha256-")
  expect(again.headers.has('content-security-policy')).toBe(false)
})

test('a page with other words is sent', async () => {
  const first = await finishAnswer(ask(), page(1_795_180_267_149), true)
  const other = await finishAnswer(ask(first.headers.get('etag') ?? ''), page(1_795_180_267_149, 'Steen'), true)
  expect(other.status).toBe(200)
  expect(await other.text()).toContain('Steen')
})

test('the policy names the very scripts of the page and nothing looser', async () => {
  const answer = await finishAnswer(ask(), page(1_795_180_267_149), true)
  expect(answer.headers.get('content-security-policy')).not.toContain('unsafe')
})
