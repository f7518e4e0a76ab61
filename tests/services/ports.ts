/** Ports of this machine. */
import { connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((ready) => {
    probe.listen(0, '127.0.0.1', ready)
  })
  const address = probe.address()
  await new Promise((closed) => {
    probe.close(closed)
  })
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Resolves with true when somebody listens on it, with false when `gone` resolved before that. */
export async function listening(port: number, gone: Promise<unknown>): Promise<boolean> {
  const left = gone.then(() => 'gone' as const)
  for (;;) {
    if (await accepts(port)) return true
    if ((await Promise.race([left, pause(25)])) === 'gone') return false
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((told) => {
    const socket = connect(port, '127.0.0.1')
    socket
      .once('connect', () => {
        socket.destroy()
        told(true)
      })
      .once('error', () => told(false))
  })
}
