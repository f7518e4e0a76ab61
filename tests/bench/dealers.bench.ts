/**
 * How fast dealers are: importing 50,000 rows, suggesting while somebody types, and answering a search among 10,000. Ends with exit code 1
 * when the import takes 10 s or the 95th percentile of the suggestions 20 ms; the import counts as work of this process, whatever else the machine does.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Dealer } from '#domain/dealers/dealer.schema.ts'
import { openDatabase } from '#server/db/database.ts'
import { readDealerFile, writeDealerFile } from '#server/dealers/dealer-file.ts'
import { listDealers, replaceDealers } from '#server/dealers/dealer-store.ts'
import { dealerList } from '#server/dealers/dealers.ts'
import { suggestPlaces } from '#server/dealers/find-place.ts'
import { placeIndex } from '#server/dealers/place-index.ts'
import { quantile } from '#tests/services/measure.ts'

const dealers = (count: number): Dealer[] =>
  Array.from({ length: count }, (_, number) => ({
    Naam: `Badhuis ${number}`,
    Adres: `Kade ${number}`,
    Postcode: `${1000 + (number % 9000)} AB`,
    Plaats: 'Zwolle',
    Land: 'Nederland',
    Provincie: 'Overijssel',
    latitude: 50.8 + (number % 260) / 100,
    longitude: 3.4 + (number % 370) / 100,
    Actief: 1,
    telefoon: '038-000 00 00',
    openingstijden: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'].map((day) => `${day} 09:00-17:30`),
    collecties: ['thor', 'modena'],
  }))
const say = (what: string, ms: number) => {
  process.stdout.write(`${what.padEnd(52)} ${ms.toFixed(1)} ms\n`)
}
async function time<TResult>(work: () => TResult | Promise<TResult>): Promise<{ ms: number; result: TResult }> {
  const start = performance.now()
  const result = await work()
  return { ms: performance.now() - start, result }
}
const p95 = (times: readonly number[]) => quantile(times, 0.95)

const folder = mkdtempSync(join(tmpdir(), 'dealers-bench-'))
const { db, close } = await openDatabase(folder, process.env['DATABASE_URL'])
const file = new TextEncoder().encode(writeDealerFile('dealers.csv', dealers(50_000)))
const before = process.cpuUsage()
const imported = await time(async () => {
  const read = readDealerFile('dealers.csv', file)
  return read.status === 'good'
    ? replaceDealers(db, read.dealers, new Date())
    : Promise.reject(new Error('The file was refused.'))
})
const { user, system } = process.cpuUsage(before)
const work = (user + system) / 1000
say('50,000 dealers from a CSV file into the database', imported.ms)
say('  of which work', work)
await replaceDealers(db, dealers(10_000), new Date())

const opened = await time(placeIndex)
say('the towns, at the first search', opened.ms)
const postcode = async () => null
const shown = await listDealers(db)
const asked = [
  'zw',
  'zwo',
  'am',
  'badhuis 12',
  '8011',
  'gron',
  'amstredam',
  'be',
  "'s-",
  'dusseldrf',
  'de v',
  'knokke',
  'xqzzt',
]
const suggest = (text: string) => suggestPlaces(text, undefined, 8, { index: opened.result, dealers: shown, postcode })
for (const text of asked) await suggest(text) // the compiler warms up
const suggestions: number[] = []
for (let round = 0; round < 40; round++)
  for (const text of asked) suggestions.push((await time(() => suggest(text))).ms)
say('suggestions among 10,000 dealers, p95', p95(suggestions))
const answers: number[] = []
for (let round = 0; round < 40; round++)
  answers.push(
    (
      await time(async () =>
        dealerList(
          await listDealers(db),
          { near: asked[round % asked.length] ?? '', radius: 25 },
          { index: opened.result, postcode },
        ),
      )
    ).ms,
  )
say('a search among 10,000 dealers, p95', p95(answers))
await close()
rmSync(folder, { recursive: true, force: true })
process.exitCode = work < 10_000 && p95(suggestions) < 20 ? 0 : 1
