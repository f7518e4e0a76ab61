/** The built site to attack, and a way to say to it what no browser would say. */
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '#tests/services/ports.ts'
import { startSite, type SiteProcess } from '#tests/services/site-process.ts'

export const origin = 'https://www.oeverhout.example'
/** As it stands behind a proxy that ends TLS, which is how it is meant to run. */
export const behindProxy = { SITE_URL: origin, TRUSTED_PROXIES: '1' }

export type Target = { url: string; port: number; process: SiteProcess; dataDir: string; end: () => Promise<void> }
export type Answer = { status: number; headers: Headers; body: string }

/** Starts the build with a data folder of its own: `npm run build` first. */
export async function openTarget(variables: Readonly<Record<string, string>> = {}): Promise<Target> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hardening-'))
  const port = await freePort()
  const process = await startSite(resolve('.'), port, { DATA_DIR: dataDir, ...variables })
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    process,
    dataDir,
    async end() {
      await process.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Sends `bytes` as they are; the first answer that comes back, or null when the connection ends without one. */
export function speak(port: number, bytes: string): Promise<Answer | null> {
  return new Promise((done) => {
    let said = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, 'latin1')
    })
    socket
      .setEncoding('latin1')
      .on('data', (text) => {
        said += String(text)
      })
      .on('error', () => undefined)
    socket.once('close', () => done(parseAnswer(said)))
  })
}

/** A request that asks for the end of the connection after its answer; `lines` are further headers. */
export function ask(
  port: number,
  target: string,
  {
    method = 'GET',
    host = `127.0.0.1:${port}`,
    lines = [],
    body = '',
  }: { method?: string; host?: string; lines?: readonly string[]; body?: string } = {},
): Promise<Answer | null> {
  return speak(
    port,
    [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...lines, '', body].join('\r\n'),
  )
}

function parseAnswer(text: string): Answer | null {
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? Number.NaN)
  if (end === -1 || Number.isNaN(status)) return null
  return {
    status,
    headers: new Headers(
      lines.map((line): [string, string] => [
        line.slice(0, line.indexOf(':')),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    ),
    body: text.slice(end + 4),
  }
}
