/** Starting the built server: what goes wrong is said in one sentence, with an exit code, before anything is half done. */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'start-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the server until it ends, or until it says that it serves (then it is stopped). */
async function start(
  variables: Record<string, string>,
  cwd = resolve('.'),
  flags: readonly string[] = [],
): Promise<{ code: number | null; said: string; complained: string }> {
  const child = spawn(process.execPath, [...flags, resolve('dist/server/main.js')], {
    cwd,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      WARM_PICTURES: 'no',
      ...variables,
    },
  })
  let said = '',
    complained = ''
  child.stdout.on('data', (bytes) => {
    said += String(bytes)
    if (said.includes('http://')) child.kill('SIGTERM')
  })
  child.stderr.on('data', (bytes) => {
    complained += String(bytes)
  })
  const code = await new Promise<number | null>((done) => {
    child.on('exit', done)
  })
  return { code, said, complained: complained.trim() }
}

test('prints the address, and exits quietly when told to', async () => {
  const { said, complained } = await start({})
  expect(said).toMatch(/http:\/\/localhost:\d+/)
  expect(complained).toBe('')
})

test('names a port in use, and what to do', async () => {
  const other = createServer()
  const port = await new Promise<number>((done) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address()
      done(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  const { code, complained } = await start({ PORT: String(port) })
  other.close()
  expect(complained).toBe(`Port ${port} is in use by another program; stop that one or set PORT to a free port.`)
  expect(code).toBe(1)
})

test('names a port in use before anything is built', async () => {
  const other = createServer()
  await new Promise<void>((done) => {
    other.listen(0, '127.0.0.1', done)
  })
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'start'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port) },
    encoding: 'utf8',
  })
  other.close()
  expect(status).toBe(1)
  expect(stdout).not.toContain('Building')
  expect(stderr.trim()).toBe(`Port ${port} is in use by another program; stop that one or set PORT to a free port.`)
})

test('names an invalid environment variable', async () => {
  const { code, complained } = await start({ PORT: 'drieduizend' })
  expect(complained).toMatch(
    /^The environment variable PORT cannot be used \(.+\); change or remove it and start again\.$/,
  )
  expect(code).toBe(1)
})

test('names a Node that is too old, and the version needed', async () => {
  const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.19.0'}})`
  const { code, said, complained } = await start({}, resolve('.'), ['--import', older])
  expect(complained).toMatch(/^This is Node 20\.19\.0, and the site needs 24 or later; start it with npm start, .+\.$/)
  expect([code, said]).toEqual([1, ''])
})

test('names a data folder that cannot be written', async () => {
  writeFileSync(join(folder, 'file'), '')
  const { code, complained } = await start({ DATA_DIR: join(folder, 'file') })
  expect(complained).toMatch(
    /^The data folder .+ cannot be written; make it writable for this user or set DATA_DIR to another folder\.$/,
  )
  expect(code).toBe(1)
})

test('names an invalid content file with the place and the reason', async () => {
  const copy = join(folder, 'site')
  for (const part of ['content', 'public', 'package.json']) {
    cpSync(resolve(part), join(copy, part), {
      recursive: true,
      filter: (path) => !/studio|\.(?:webp|pdf|mp3|wav)$/.test(path),
    })
  }
  chmodSync(join(copy, 'content/faqs.json'), 0o644)
  writeFileSync(join(copy, 'content/faqs.json'), '[{ "title": "Kort" }]')
  const { code, complained } = await start({ DATA_DIR: join(folder, 'other') }, copy)
  expect(complained).toMatch(/^The content file faqs\.json is wrong at 0\.title: .+\.$/)
  expect(code).toBe(1)
})
