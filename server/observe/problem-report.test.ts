import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { logFrameworkError } from '#server/operations/operations.ts'
import { withinRequest } from './current-request.ts'
import { startErrorTracking } from './error-tracker.ts'
import { metrics } from './metrics.ts'
import { reportProblem } from './problem-report.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** The problems that are logged from now on. */
function logged(): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = []
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0)
  ends.push(() => spy.mockRestore())
  return lines
}

/** A server that takes errors; what it got, each a path, a header of authorization and three lines of JSON. */
async function tracker() {
  const got: { path: string | undefined; auth: unknown; lines: Record<string, unknown>[] }[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    const lines = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    got.push({ path: request.url, auth: request.headers['x-sentry-auth'], lines })
    response.end('{}')
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  ends.push(() => server.close())
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { got, dsn: `http://sleutel@127.0.0.1:${port}/bouw/7` }
}

test('logs, counts and sends an error with its request, row and stack, and without its message', async () => {
  const lines = logged()
  const { got, dsn } = await tracker()
  const sent = startErrorTracking(dsn, 'bouw-1')
  const error = new RangeError('anna@water.example\n    at anna')
  withinRequest({ id: 'van-de-proxy-1', route: () => '/contact' }, () =>
    reportProblem({ event: 'row-not-read', about: { table: 'request_outbox', row: '7' }, privateError: error }),
  )
  await sent()
  const facts = { event: 'row-not-read', table: 'request_outbox', row: '7', requestId: 'van-de-proxy-1' }
  expect(lines).toEqual([
    expect.objectContaining({
      ...facts,
      route: '/contact',
      error: 'RangeError',
      stack: expect.arrayContaining([
        expect.stringMatching(/^at .*\(?server\/observe\/problem-report\.test\.ts:\d+:\d+/),
      ]),
    }),
  ])
  expect(got).toMatchObject([
    {
      path: '/bouw/api/7/envelope/',
      auth: expect.stringContaining('sentry_key=sleutel'),
      lines: [
        { event_id: expect.stringMatching(/^[0-9a-f]{32}$/) },
        { type: 'event' },
        {
          platform: 'node',
          release: 'bouw-1',
          transaction: '/contact',
          tags: facts,
          exception: { values: [{ type: 'RangeError', value: 'RangeError' }] },
        },
      ],
    },
  ])
  const frames = JSON.stringify(got[0]?.lines[2])
  expect(frames).toMatch(
    /"filename":"server\/observe\/problem-report\.test\.ts","lineno":\d+,"colno":\d+,"in_app":true\}\]/,
  )
  expect(JSON.stringify([lines, got])).not.toContain('anna')
  expect(await metrics.read()).toContain('problems_total{event="row-not-read"} 1')
})

test('sends twenty errors of a kind a minute, and nothing after the end', async () => {
  logged()
  const { got, dsn } = await tracker()
  const sent = startErrorTracking(dsn, 'bouw-1')
  for (let index = 0; index < 100; index++) reportProblem({ event: 'flood', error: new Error('again') })
  reportProblem({ event: 'other', error: new Error('first') })
  await sent()
  reportProblem({ event: 'late', error: new Error('late') })
  expect(got.length).toBe(21)
})

test('logs that an error could not be sent', async () => {
  const lines = logged()
  const sent = startErrorTracking('http://sleutel@127.0.0.1:1/7', 'bouw-1')
  reportProblem({ event: 'lost', error: new Error('why') })
  await sent()
  expect(lines).toMatchObject([{ event: 'lost', error: 'why' }, { event: 'error-not-sent' }])
})

test('finds the error among what the framework writes to the console', () => {
  const lines = logged()
  logFrameworkError('Error in renderToReadableStream:', new TypeError('anna@water.example'), { componentStack: '' })
  logFrameworkError('anna@water.example')
  logFrameworkError(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
  expect(lines).toMatchObject([
    { event: 'not-expected', error: 'TypeError', stack: expect.arrayContaining([expect.any(String)]) },
    { event: 'not-expected', error: 'unknown' },
  ])
  expect(JSON.stringify(lines)).not.toContain('anna')
})
