/** `npm start` on a port that another program has. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'

test('says that the port is in use before it builds anything', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  try {
    const address = other.address()
    const port = String(typeof address === 'object' && address !== null ? address.port : '')
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'start'], {
      encoding: 'utf8',
      env: { ...process.env, HOST: '127.0.0.1', PORT: port },
    })
    expect({ status, stdout, stderr: stderr.trim() }).toEqual({
      status: 1,
      stdout: '',
      stderr: `Port ${port} is in use by another program; stop that one or set PORT to a free port.`,
    })
  } finally {
    other.close()
  }
})
