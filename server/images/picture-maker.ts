/** Makes pictures in a child process at low priority (picture-process.ts), which runs only while there is something to make. */
import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { pictureResult, type PictureJob } from './picture-job.ts'

/** ms without work after which the process ends. */
const maxIdle = 10_000
/** Nice value: pages come first. */
const lowPriority = 10

/** Null when the picture is in its file; its bytes when that cannot be written. */
export type PictureMaker = (job: Omit<PictureJob, 'id'>) => Promise<Uint8Array<ArrayBuffer> | null>

/** A maker of pictures. Rejects when the master cannot be read or the process ends meanwhile; the next job starts another. */
export function createPictureMaker({ maxIdleMs = maxIdle } = {}): PictureMaker {
  let current: PictureMaker | undefined
  return (job) => {
    if (current === undefined) {
      const started = startPictureProcess(maxIdleMs, () => {
        if (current === started) current = undefined
      })
      current = started
    }
    return current(job)
  }
}

/** Starts a process, which ends after so many ms without work; `onEnd` is called when it takes no more jobs, which is before it is gone. */
function startPictureProcess(maxIdleMs: number, onEnd: () => void): PictureMaker {
  type Waiting = { resolve: (bytes: Uint8Array<ArrayBuffer> | null) => void; reject: (error: Error) => void }
  const waiting = new Map<number, Waiting>()
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  const child = fork('server/images/picture-process.ts', {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    if (child.pid !== undefined) setPriority(child.pid, lowPriority)
  } catch {
    // Not allowed here, as in a unit of systemd without @resources: it runs at the priority of the server.
  }
  child.on('message', (message) => {
    const { id, outcome } = pictureResult.parse(message)
    const job = waiting.get(id)
    waiting.delete(id)
    if (outcome.is === 'unreadable') job?.reject(new Error(outcome.reason))
    else job?.resolve(outcome.is === 'unwritable' ? outcome.bytes : null)
    if (waiting.size === 0) idle = setTimeout(end, maxIdleMs).unref()
  })
  function end(): void {
    onEnd()
    child.disconnect()
  }
  const fail = (error: Error) => {
    onEnd()
    for (const job of waiting.values()) job.reject(error)
    waiting.clear()
  }
  child.on('error', fail)
  child.on('exit', (code, signal) => fail(new Error(`the picture process ended with ${code ?? signal}`)))
  child.on('disconnect', onEnd)
  // The server may end without waiting for it: it ends with the channel.
  child.unref()
  child.channel?.unref()

  return (job) => {
    clearTimeout(idle)
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      child.send({ id, ...job }, (error) => {
        if (error === null || !waiting.delete(id)) return
        reject(error)
      })
    })
  }
}
