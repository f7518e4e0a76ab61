/**
 * The last steps of a build, which make starts faster: reads and checks the content (dist/server/prepared), and runs the server once to
 * fill V8's compile cache (dist/server/compiled), which is valid for the same version of Node and the same user only.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ContentFileError } from '#server/content/content-files.ts'
import { prepareContent } from '#server/content/prepared-content.ts'

const compiled = 'dist/server/compiled'
/** One page of each kind; the second `/` comes from memory. */
const pages = ['/', '/producten', '/collecties/beat40', '/verkooppunten', '/healthz', '/']

try {
  prepareContent('dist/server/prepared', resolve('content'), resolve('public'))
  await compile()
} catch (error) {
  process.stderr.write(`${error instanceof ContentFileError ? error.message : String(error)}\n`)
  process.exitCode = 1
}

/** Runs the server with its own data folder and requests pages; V8 writes the cache at exit. */
async function compile(): Promise<void> {
  rmSync(compiled, { recursive: true, force: true })
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      WARM_PICTURES: 'no',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((done) => {
    server.once('exit', done)
  })
  try {
    const origin = await Promise.race([addressOf(server.stdout), ended])
    if (typeof origin !== 'string') throw new Error(`The built server ended with code ${origin}.`)
    for (const page of pages) {
      const answer = await fetch(origin + page)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`The built server answers ${page} with ${answer.status}.`)
    }
  } finally {
    server.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The origin that the server prints. */
function addressOf(said: NodeJS.ReadableStream): Promise<string> {
  return new Promise((found) => {
    let text = ''
    said.on('data', (bytes) => {
      text += String(bytes)
      const [address] = /http:\/\/localhost:\d+/.exec(text) ?? []
      if (address !== undefined) found(address)
    })
  })
}
