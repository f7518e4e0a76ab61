/**
 * The files of earlier builds: a page that was opened before a new version came goes on asking for them. Each start keeps those of its own build
 * in the data folder, and serves those of the builds before it beside its own (docs/decisions/0007).
 */
import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** So many builds are kept, the one that serves included. */
const most = 6
/** What begins with this is being written. After an hour nobody does any more. */
const partly = '.part-'
const hour = 3_600_000

/** The name of a build: its files are named after what is in them, so the same names are the same build. @param dist folder that holds `assets` */
export function buildName(dist: string): string {
  return createHash('sha256')
    .update(readdirSync(join(dist, 'assets')).toSorted().join('\n'))
    .digest('base64url')
    .slice(0, 16)
    .replace(/^-/, '_')
}

/** Folders of earlier builds in `kept`, each with `assets` in it, the latest first. */
export function earlierBuilds(kept: string, own: string): string[] {
  return foldersOf(kept)
    .filter(({ name }) => name !== own && !name.startsWith(partly))
    .map(({ name }) => join(kept, name))
}

function foldersOf(kept: string): { name: string; since: number }[] {
  const names = statSync(kept, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(kept) : []
  return names
    .map((name) => ({ name, since: statSync(join(kept, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.since - a.since)
}

/** Keeps the assets of `dist` in `kept` under `own`, as the latest, and lets go of the oldest beyond what is kept. @throws when the folder cannot be written */
export async function keepBuild(dist: string, kept: string, own: string, now: Date): Promise<void> {
  const place = join(kept, own)
  if (!(await stat(place).catch(() => null))) {
    // Whole or not at all: of processes that share the folder the first one to be ready has kept it.
    await mkdir(kept, { recursive: true })
    const part = await mkdtemp(join(kept, partly))
    await cp(join(dist, 'assets'), join(part, 'assets'), { recursive: true, preserveTimestamps: true })
    await rename(part, place).catch(() => rm(part, { recursive: true, force: true }))
  }
  await utimes(place, now, now)
  const all = foldersOf(kept)
  const builds = all.filter(({ name }) => !name.startsWith(partly))
  const left = all.filter(({ name, since }) => name.startsWith(partly) && now.getTime() - since > hour)
  for (const { name } of [...builds.slice(most), ...left]) await rm(join(kept, name), { recursive: true, force: true })
}
