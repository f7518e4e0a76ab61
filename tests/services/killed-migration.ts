/** Migrates a database to one outbox, and kills itself before the n-th statement of that: `killed-migration.ts <data folder> <n> [database url]`. */
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { openDatabase } from '#server/db/database.ts'

const [dataDir = '', last = '', databaseUrl] = process.argv.slice(2)
let statements = 0

function count(text: unknown): void {
  if (statements > 0 || /create table "outbox"/.test(String(text))) statements += 1
  if (statements === Number(last)) process.kill(process.pid, 'SIGKILL')
}
const opened = databaseUrl === undefined ? DatabaseSync.prototype : pg.Client.prototype
const method = databaseUrl === undefined ? 'prepare' : 'query'
const run: unknown = Reflect.get(opened, method)
Reflect.set(opened, method, function (this: unknown, ...values: unknown[]) {
  count(values[0])
  return typeof run === 'function' ? Reflect.apply(run, this, values) : undefined
})

const { close } = await openDatabase(dataDir, databaseUrl)
await close()
