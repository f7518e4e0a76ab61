/**
 * The files of earlier builds: a page that was opened before a deploy goes on requesting them. Each start stores the
 * assets of its build in the data folder, and serves those of earlier builds beside its own (docs/decisions/0007).
 */
import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** Number of builds that are stored, the current one included. */
const maxBuilds = 6
/** Prefix of a folder that is being written; after an hour it counts as abandoned. */
const partPrefix = '.part-'
const abandonedMs = 3_600_000

/**
 * The name of a build: its files are named by their content, so equal names mean equal builds.
 * @param dist folder that holds `assets`
 */
export function buildName(dist: string): string {
  return createHash('sha256')
    .update(readdirSync(join(dist, 'assets')).toSorted().join('\n'))
    .digest('base64url')
    .slice(0, 16)
    .replace(/^-/, '_')
}

/** Folders of earlier builds in `folder`, each with `assets` in it, newest first. */
export function earlierBuilds(folder: string, own: string): string[] {
  return foldersOf(folder)
    .filter(({ name }) => name !== own && !name.startsWith(partPrefix))
    .map(({ name }) => join(folder, name))
}

function foldersOf(folder: string): { name: string; since: number }[] {
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : []
  return names
    .map((name) => ({ name, since: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.since - a.since)
}

/**
 * Stores the assets of `dist` in `folder` under `own` as the newest build, and deletes the oldest beyond the limit.
 * @throws when the folder cannot be written
 */
export async function storeBuild(dist: string, folder: string, own: string, now: Date): Promise<void> {
  const place = join(folder, own)
  if (!(await stat(place).catch(() => null))) {
    // Renamed into place whole: when processes share the folder, the first one to finish wins.
    await mkdir(folder, { recursive: true })
    const part = await mkdtemp(join(folder, partPrefix))
    await cp(join(dist, 'assets'), join(part, 'assets'), { recursive: true, preserveTimestamps: true })
    await rename(part, place).catch(() => rm(part, { recursive: true, force: true }))
  }
  await utimes(place, now, now)
  const all = foldersOf(folder)
  const builds = all.filter(({ name }) => !name.startsWith(partPrefix))
  const left = all.filter(({ name, since }) => name.startsWith(partPrefix) && now.getTime() - since > abandonedMs)
  for (const { name } of [...builds.slice(maxBuilds), ...left])
    await rm(join(folder, name), { recursive: true, force: true })
}
