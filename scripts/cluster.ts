/** Several processes on this machine: new and empty PostgreSQL, Redis, nginx and three processes of the build. Started by `npm run cluster`; Ctrl+C ends everything. */
import { createInterface } from 'node:readline'
import { resolve } from 'node:path'
import { startCluster } from '../tests/services/cluster.ts'

const root = resolve('.')
const port = Number(process.env['PORT'] ?? 8080)

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

const cluster = await startCluster({ root, port })
say(`De site staat op ${cluster.url}, achter nginx.`)
for (const [place, { url, dataDir }] of cluster.members.entries())
  say(`  process ${place + 1}: ${url}, its files and the mail it sent in ${dataDir}`)
say(`  PostgreSQL: ${cluster.databaseUrl}\n  Redis: ${cluster.redis.url}`)
say(
  'Type "kill 2" to kill a process, "start 2" to start it again, "deploy" to restart all one after the other; Ctrl+C ends everything.',
)

const input = createInterface({ input: process.stdin })
input.on('line', (line) => {
  execute(line.trim()).catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error))
  })
})

async function execute(line: string): Promise<void> {
  const [word = '', number = ''] = line.split(/\s+/)
  const member = cluster.members[Number(number) - 1]
  if (word === 'deploy') await cluster.deploy(root)
  else if (word === 'kill' && member) await member.kill()
  else if (word === 'start' && member && member.process === null) await member.start(root)
  else return say('Unknown command.')
  say(`${line}: done`)
}

let ending = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (ending) return
    ending = true
    input.close()
    cluster[Symbol.asyncDispose]().then(
      () => process.exit(0),
      (error: unknown) => {
        say(String(error))
        process.exit(1)
      },
    )
  })
}
