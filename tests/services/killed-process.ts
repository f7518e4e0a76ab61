/** A server process that is killed again and again while clients send to it: what they were told is kept. */
import { spawn } from 'node:child_process'

export type KilledProcess = { port: string; kill: () => Promise<void> }

/** Starts `script`, which says on standard output which port it listens on. */
export async function startProcess(script: string, argv: readonly string[]): Promise<KilledProcess> {
  const child = spawn(process.execPath, [script, ...argv], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((heard, failed) => {
    child.stdout.once('data', (text: Buffer) => heard(text.toString().trim()))
    child.once('exit', () => failed(new Error('The process ended before it listened.')))
  })
  return {
    port,
    kill: () =>
      new Promise<void>((ended) => {
        child.once('exit', () => ended())
        child.kill('SIGKILL')
      }),
  }
}

/**
 * Sends from 24 clients at once until `wanted` were acknowledged, and kills the process `kills` times in the middle.
 * @param send sends the one with this email address; true when it was acknowledged
 * @returns the acknowledged addresses, and the process that runs at the end
 */
export async function sendThroughKills({
  start,
  send,
  wanted,
  kills,
}: {
  start: () => Promise<KilledProcess>
  send: (port: string, email: string) => Promise<boolean>
  wanted: number
  kills: number
}): Promise<{ acknowledged: string[]; running: KilledProcess }> {
  const acknowledged: string[] = []
  let running = await start()
  for (let round = 1; round <= kills; round++) {
    const { port, kill } = running
    const target = Math.ceil((wanted * round) / kills)
    let [next, killed] = [0, false]
    await Promise.all(
      Array.from({ length: 24 }, async () => {
        while (!killed) {
          const email = `ronde${round}-${next++}@water.example`
          if (await send(port, email)) acknowledged.push(email)
          else return
          if (acknowledged.length < target || killed) continue
          // In the middle of what the others are sending.
          killed = true
          await kill()
        }
      }),
    )
    running = await start()
  }
  return { acknowledged, running }
}
