import { expect, test } from 'vitest'
import { finishCall } from './call-answer.ts'

const failed = (said: string) =>
  `{"t":10,"i":0,"p":{"k":["error"],"v":[{"t":25,"i":1,"s":{"message":{"t":1,"s":${JSON.stringify(said)}}},"c":"$TSR/Error"}]},"o":0}`
const finish = async (body: string, status: number, type = 'application/json') => {
  const answer = await finishCall(new Response(body, { status, headers: { 'content-type': type } }))
  return { status: answer.status, text: await answer.text() }
}

test('the message of what was thrown stays inside', async () => {
  for (const said of [
    'SQLITE_ERROR: no such table: dealer',
    'connect ECONNREFUSED 10.0.0.7:5432',
    'a "quoted" \\ path\n/srv/site',
    'x is not available now; password=1',
  ]) {
    const { status, text } = await finish(failed(said), 200)
    expect([status, text]).toEqual([200, failed('Deze gegevens konden niet worden gelezen.')])
  }
})

test('what pages show of content that cannot be had is let through', async () => {
  for (const said of ['HTTP error! status: 404', 'products is not available now'])
    expect(await finish(failed(said), 503)).toEqual({ status: 503, text: failed(said) })
})

test('a call that cannot be read is a fault of who calls', async () => {
  expect((await finish(failed('Server function info not found for x'), 500)).status).toBe(404)
  expect(await finish(failed('Seroval Error (step: 3)'), 500)).toEqual({
    status: 400,
    text: failed('Deze gegevens konden niet worden gelezen.'),
  })
})

test('a good answer passes as it is, whatever it speaks of', async () => {
  const good = '{"t":10,"i":0,"p":{"k":["result"],"v":[{"message":{"t":1,"s":"Lees meer"}}]}}'
  expect(await finish(good, 200)).toEqual({ status: 200, text: good })
  expect(await finish(failed('x'), 200, 'application/x-framed')).toEqual({ status: 200, text: failed('x') })
})
