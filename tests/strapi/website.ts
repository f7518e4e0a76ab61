/** The built website as a process of its own. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Website = { url: string; stop: () => Promise<void> }

/** Starts it with these variables and waits until it serves. @throws {Error} with its stderr when it ends instead */
export async function startWebsite(variables: Record<string, string>): Promise<Website> {
  const dataDir = mkdtempSync(join(tmpdir(), 'website-'))
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      WARM_PICTURES: 'no',
      ...variables,
    },
  })
  const ended = new Promise<void>((done) => {
    child.once('exit', () => {
      done()
    })
  })
  const url = await new Promise<string>((done, failed) => {
    let said = '',
      complained = ''
    child.stdout.on('data', (bytes) => {
      said += String(bytes)
      const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (port !== undefined) done(`http://127.0.0.1:${port}`)
    })
    child.stderr.on('data', (bytes) => {
      complained += String(bytes)
    })
    child.once('exit', (code) => {
      failed(new Error(`The website ended with ${code}: ${complained}`))
    })
  })
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
