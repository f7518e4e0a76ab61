/** Commands for dealers: `import <file.csv|json> [--remove|--keep]` makes a file the whole list, `export [file]` writes it, `places <file> [--remove|--keep]` imports a GeoNames postal-code file. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { openDatabase } from '#server/db/database.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { env } from '#server/env.ts'
import { readDealerFile, writeDealerFile, type RowFault } from './dealer-file.ts'
import { importDealers, listDealers } from './dealer-store.ts'
import type { RemovesMany, Unnamed } from './import-removals.ts'
import { importPostcodes, readPostcodeFile } from './postcode-store.ts'

const usage =
  'Say what to do: import <file.csv or .json> [--remove or --keep], export [file], or places <file of GeoNames> [--remove or --keep].'
/** Faults that are printed; the rest is counted. */
const shownFaults = 100

const choices: Readonly<Record<string, Unnamed>> = { '--remove': 'remove', '--keep': 'keep' }

async function run([task, ...words]: readonly string[]): Promise<number> {
  const flags = words.filter((word) => word.startsWith('--'))
  const [file, more] = words.filter((word) => !word.startsWith('--'))
  const [flag] = flags
  const unnamed = flag === undefined ? 'remove-few' : choices[flag]
  if (more !== undefined || flags.length > 1 || !unnamed || (flag !== undefined && task === 'export')) {
    say(usage)
    return 2
  }
  if (task !== 'export' && file !== undefined && !existsSync(file)) {
    say(`There is no file ${file}; nothing has been changed.`)
    return 1
  }
  const { DATA_DIR, DATABASE_URL } = env()
  const withDatabase = async (work: (db: Kysely<SiteDatabase>) => Promise<number>) => {
    const { db, close } = await openDatabase(resolve(DATA_DIR), DATABASE_URL)
    try {
      return await work(db)
    } finally {
      await close()
    }
  }
  if (task === 'import' && file !== undefined) {
    const read = readDealerFile(file, readFileSync(file))
    if (read.status === 'bad') return refuse(read.unit, read.faults)
    return withDatabase(async (db) => {
      const result = await importDealers(db, read.dealers, new Date(), unnamed)
      if (result.status === 'removes-many') return refuseRemoval('dealers', result)
      const { added, changed, removed, same } = result.changes
      return say(
        `${added + changed + same} dealers: ${added} added, ${changed} changed, ${removed} removed, ${same} as they were.`,
      )
    })
  }
  if (task === 'export')
    return withDatabase(async (db) => {
      const dealers = await listDealers(db)
      const text = writeDealerFile(file ?? '', dealers)
      if (file === undefined) process.stdout.write(text)
      else writeFileSync(file, text)
      return say(`${dealers.length} dealers${file === undefined ? '' : ` written to ${file}`}.`)
    })
  if (task === 'places' && file !== undefined) {
    const read = readPostcodeFile(readFileSync(file, 'utf8'))
    if (read.status === 'bad') return refuse('line', read.faults)
    return withDatabase(async (db) => {
      const result = await importPostcodes(db, read.places, unnamed)
      if (result.status === 'removes-many') return refuseRemoval('postcodes', result)
      return say(`${read.places.length} postcodes of ${read.countries.join(', ')}.`)
    })
  }
  say(usage)
  return 2
}

function refuse(unit: string, faults: readonly RowFault[]): number {
  for (const fault of faults.slice(0, shownFaults)) say(`In ${unit} ${fault.line}: ${fault.reason}.`)
  if (faults.length > shownFaults) say(`… and ${faults.length - shownFaults} more`)
  say(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}; nothing has been changed.`)
  return 1
}

function refuseRemoval(what: string, { removed, stored }: RemovesMany): number {
  say(
    `This file would remove ${removed} of ${stored} ${what}, so nothing has been changed: add --remove to let them go, or --keep to keep them beside the imported ones.`,
  )
  return 1
}

function say(sentence: string): 0 {
  process.stderr.write(`${sentence}\n`)
  return 0
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
