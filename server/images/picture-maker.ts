/** Makes pictures in a child process at low priority (picture-process.ts), which runs only while there is something to make. */
import { fork, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { pictureResult, type PictureJob } from './picture-job.ts'

/** ms without work after which the process ends. */
const maxIdleMs = 10_000
/** Nice value: pages come first. */
const lowPriority = 10

export type PictureMaker = (job: Omit<PictureJob, 'id'>) => Promise<Uint8Array<ArrayBuffer>>

/** A maker of pictures. Rejects when the master cannot be read or the process ends meanwhile; the next job starts another. */
export function createPictureMaker(): PictureMaker {
  type Waiting = { resolve: (bytes: Uint8Array<ArrayBuffer>) => void; reject: (error: Error) => void }
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): ChildProcess {
    const started = fork('server/images/picture-process.ts', {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    try {
      if (started.pid !== undefined) setPriority(started.pid, lowPriority)
    } catch {
      // Not allowed here, as in a unit of systemd without @resources: it runs at the priority of the server.
    }
    started.on('message', (message) => {
      const { id, outcome } = pictureResult.parse(message)
      const job = waiting.get(id)
      waiting.delete(id)
      if (typeof outcome === 'string') job?.reject(new Error(outcome))
      else job?.resolve(outcome)
      if (waiting.size === 0) idle = setTimeout(() => started.disconnect(), maxIdleMs).unref()
    })
    const fail = (error: Error) => {
      if (child === started) child = undefined
      for (const job of waiting.values()) job.reject(error)
      waiting.clear()
    }
    started.on('error', fail)
    started.on('exit', (code, signal) => fail(new Error(`the picture process ended with ${code ?? signal}`)))
    started.on('disconnect', () => {
      if (child === started) child = undefined
    })
    // The server may end without waiting for it: it ends with the channel.
    started.unref()
    started.channel?.unref()
    return started
  }

  return (job) => {
    clearTimeout(idle)
    child ??= start()
    const process = child
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      process.send({ id, ...job }, (error) => {
        if (error === null || !waiting.delete(id)) return
        reject(error)
      })
    })
  }
}
