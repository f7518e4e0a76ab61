/** Requests that no browser would send, byte by byte. */
import { connect } from 'node:net'

export const origin = 'https://www.oeverhout.example'
/** Variables of a site behind a proxy that ends TLS, as it is meant to run. */
export const behindProxy = { SITE_URL: origin, TRUSTED_PROXIES: '1' }

export type RawResponse = { status: number; headers: Headers; body: string }

/** Sends these bytes; the first response, or null when the connection ends without one. */
export function sendBytes(port: number, bytes: string): Promise<RawResponse | null> {
  return new Promise((done) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, 'latin1')
    })
    socket
      .setEncoding('latin1')
      .on('data', (text) => {
        received += String(text)
      })
      .on('error', () => undefined)
    socket.once('close', () => done(parseResponse(received)))
  })
}

/** Sends a request and closes the connection after its response; `lines` are further headers. */
export function send(
  port: number,
  target: string,
  {
    method = 'GET',
    host = `127.0.0.1:${port}`,
    lines = [],
    body = '',
  }: { method?: string; host?: string; lines?: readonly string[]; body?: string } = {},
): Promise<RawResponse | null> {
  return sendBytes(
    port,
    [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...lines, '', body].join('\r\n'),
  )
}

function parseResponse(text: string): RawResponse | null {
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
