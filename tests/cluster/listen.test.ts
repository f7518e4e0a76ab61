/** The files that say where nginx listens, as they are but for ports and certificate. */
import { request, type IncomingHttpHeaders } from 'node:http'
import { request as secureRequest } from 'node:https'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeCertificate } from '#tests/services/certificate.ts'
import { canRun, findNginx } from '#tests/services/programs.ts'
import { startNginx } from '#tests/services/nginx.ts'
import { freePort } from '#tests/services/ports.ts'

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string }

function ask(port: number, path: string, secure: boolean): Promise<Answer> {
  return new Promise((told, failed) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      headers: { host: 'www.oeverhout.example' },
      rejectUnauthorized: false,
    }
    const asked = (secure ? secureRequest : request)(options, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        told({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts).toString('utf8') }),
      )
    })
    asked.once('error', failed).end()
  })
}

test.runIf(canRun(findNginx()))('redirects plain HTTP to TLS, and says in Dutch when no process answers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'listen-'))
  const [plain, secure, nobody] = [await freePort(), await freePort(), await freePort()]
  const { file, key } = makeCertificate(folder)
  const listen = readFileSync('deploy/nginx/listen.conf', 'utf8')
    .replaceAll(/^listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replace(/ssl_certificate \S+/, `ssl_certificate ${file};`)
    .replace(/ssl_certificate_key \S+/, `ssl_certificate_key ${key};`)
  const nginx = await startNginx(listen, [nobody])
  try {
    expect(await ask(plain, '/producten?category=spiegels', false)).toMatchObject({
      status: 308,
      headers: { location: 'https://www.oeverhout.example/producten?category=spiegels', server: 'nginx' },
    })
    expect(await ask(secure, '/producten', true)).toMatchObject({
      status: 503,
      body: expect.stringContaining('De site geeft even geen antwoord'),
    })
  } finally {
    await nginx.end()
    rmSync(folder, { recursive: true, force: true })
  }
})
