/**
 * How many signups a second the server takes: `npm run bench`, after `npm run build`. The real server on SQLite, synced at every commit, with a mail server that takes
 * everything. Requests leave on a fixed schedule over kept connections, whether or not earlier ones have been answered, and each is timed from the moment it was due:
 * a server that stalls is seen to stall. The picture of the visitor check is measured apart. Ends with exit code 1 when a signup fails or is lost, or the 99th percentile is 100 ms or more.
 */
import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { createPass } from '#server/captcha/pass.ts'
import { captchaKeys } from '#server/captcha/secret-key.ts'
import { quantile, spread } from '#tests/services/measure.ts'
import { startSite } from '#tests/services/site-process.ts'

const rate = Number(process.env['BENCH_SIGNUPS'] ?? 320)
const seconds = 15
const warmUp = 4
const limit = 100
const secret = 'a secret of more than thirty-two characters'

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** A mail server that says yes to everything and keeps nothing but a count. */
async function openSink() {
  const sink = {
    mails: 0,
    port: 0,
    close: () => {
      server.close()
    },
  }
  const server = createServer((socket) => {
    let text = ''
    let body = false
    socket.on('error', () => undefined)
    socket.write('220 sink\r\n')
    socket.on('data', (part) => {
      text += part.toString('latin1')
      for (;;) {
        const ending = body ? '\r\n.\r\n' : '\r\n'
        const end = text.indexOf(ending)
        if (end < 0) return
        const line = text.slice(0, end)
        text = text.slice(end + ending.length)
        if (body) sink.mails++
        body = !body && /^DATA/i.test(line)
        socket.write(body ? '354 go on\r\n' : '250 yes\r\n')
      }
    })
  })
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  const address = server.address()
  sink.port = typeof address === 'object' && address !== null ? address.port : 0
  return sink
}

const agent = new Agent({ keepAlive: true, maxSockets: 128 })

/** The status of one signup; 0 when the connection failed. */
function signUp(email: string): Promise<number> {
  const captchaToken = createPass(keys.pass, randomBytes(12).toString('base64url'), new Date())
  const body = JSON.stringify({ email, type: 'Particulier', language: 'Nederlands', captchaToken })
  return new Promise((answered) => {
    const outgoing = request(
      {
        agent,
        host: '127.0.0.1',
        port: site.port,
        path: '/api/newsletter',
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        response.resume()
        response.on('end', () => answered(response.statusCode ?? 0))
      },
    )
    outgoing.on('error', () => answered(0))
    outgoing.end(body)
  })
}

/** Sends signups at `perSecond` for so many seconds; the time of each in ms from the moment it was due, and how many were answered otherwise than 200. */
async function send(
  name: string,
  perSecond: number,
  duration: number,
): Promise<{ times: number[]; failed: number; took: number }> {
  const times: number[] = []
  const answers: Promise<void>[] = []
  let failed = 0
  const one = async (email: string, at: number) => {
    if ((await signUp(email)) !== 200) failed++
    times.push(performance.now() - at)
  }
  const started = performance.now()
  const total = perSecond * duration
  while (answers.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - started) / 1000) * perSecond) + 1)
    while (answers.length < due) {
      const place = answers.length
      answers.push(one(`${name}-${place}@water.example`, started + (place / perSecond) * 1000))
    }
    await pause(1)
  }
  await Promise.all(answers)
  return { times, failed, took: (performance.now() - started) / 1000 }
}

const keys = captchaKeys(secret)
const sink = await openSink()
const site = await startSite({
  SECRET_KEY: secret,
  RATE_LIMIT_NEWSLETTER: '10000000',
  SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
})
try {
  say(
    `${cpus().length} cores, load before ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
  const pictures: number[] = []
  for (let count = 0; count < 100; count++) {
    const from = performance.now()
    await site.visit('/api/captcha')
    pictures.push(performance.now() - from)
  }
  say(`a code with its picture, one after the other: median ${quantile(pictures, 0.5).toFixed(1)} ms`)

  await send('warm', rate, warmUp)
  const before = sink.mails
  const { times, failed, took } = await send('signup', rate, seconds)
  const during = sink.mails - before
  say(
    `${times.length} signups at ${rate}/s, all answered after ${took.toFixed(1)} s (${(times.length / took).toFixed(0)}/s), ${failed} of them not with 200`,
  )
  say(`from due to answered: ${spread(times)}; ${during} mails sent meanwhile`)
  const wanted = times.length + rate * warmUp
  const emptied = performance.now()
  while (sink.mails < wanted && performance.now() - emptied < 60_000) await pause(50)
  say(
    `outbox empty ${((performance.now() - emptied) / 1000).toFixed(1)} s later, ${sink.mails} mails for ${wanted} signups`,
  )
  const db = new DatabaseSync(join(site.dataDir, 'site.db'), { readOnly: true })
  const kept = Number(db.prepare("select count(*) as n from subscriber where state = 'pending'").get()?.['n'])
  db.close()
  say(
    `${kept} subscribers in the database; load after ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
  process.exitCode = failed === 0 && kept === wanted && sink.mails >= wanted && quantile(times, 0.99) < limit ? 0 : 1
} finally {
  agent.destroy()
  await site[Symbol.asyncDispose]()
  sink.close()
}
