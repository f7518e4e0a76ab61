/** The price lists of the past, one file for each day on which prices changed: DATA_DIR/price-lists/{date}.json. Each process has its own. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { amsterdamDay } from '#domain/amsterdam-day.ts'
import type { PriceSnapshot } from '#domain/professional/price-list.ts'
import { writeFileWhole } from '#server/images/write-file-whole.ts'

const snapshotSchema = z.record(z.string(), z.number().int().min(0))
const fileName = /^(\d{4}-\d{2}-\d{2})\.json$/

/** Keeps these prices when they differ from the last that were kept. Returns the day since which they hold. */
export async function keepPriceList(dataDir: string, prices: PriceSnapshot, now: Date): Promise<string> {
  const last = (await keptDays(dataDir)).at(-1)
  if (last !== undefined && isDeepStrictEqual(await read(dataDir, last), { ...prices })) return last
  const today = amsterdamDay(now)
  await writeFileWhole(join(dataDir, 'price-lists', `${today}.json`), new TextEncoder().encode(JSON.stringify(prices)))
  return today
}

/** The prices that held on a day (ISO); null before the first list. */
export async function priceListOn(dataDir: string, day: string): Promise<PriceSnapshot | null> {
  const kept = (await keptDays(dataDir)).findLast((date) => date <= day)
  return kept === undefined ? null : read(dataDir, kept)
}

/** The days of the lists that are kept, the oldest first. */
export async function keptDays(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'price-lists')).catch(() => [])
  return names.flatMap((name) => fileName.exec(name)?.[1] ?? []).toSorted()
}

/** A file that cannot be read counts as no list. */
async function read(dataDir: string, day: string): Promise<PriceSnapshot | null> {
  try {
    return snapshotSchema.parse(JSON.parse(await readFile(join(dataDir, 'price-lists', `${day}.json`), 'utf8')))
  } catch {
    return null
  }
}
