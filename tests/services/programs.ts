/** Programs that the tests start, and where they are installed; each is undefined when it is missing. */
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const path = (process.env['PATH'] ?? '').split(delimiter)

/** The first of these programs in one of these folders. */
const find = (names: readonly string[], folders: readonly string[] = path) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))

/** Debian keeps nginx where only root looks. */
export const findNginx = () => find(['nginx'], [...path, '/usr/sbin', '/usr/local/sbin'])

/** The load generator of the benches. */
export const findWrk = () => find(['wrk'])

export const findRedis = () => find(['redis-server', 'valkey-server'])

/** The folder with `initdb` and `postgres`; Debian keeps one for each version, of which the newest comes first. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  return [...versions.map((version) => join(debian, version, 'bin')), ...path].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/** Hunspell, when it has its Dutch dictionary. */
export function findHunspell(): string | undefined {
  const dictionaries = [
    '/usr/share/hunspell',
    '/usr/share/myspell/dicts',
    '/usr/local/share/hunspell',
    '/opt/homebrew/share/hunspell',
    '/Library/Spelling',
  ]
  return find(['nl_NL.dic'], dictionaries) === undefined ? undefined : find(['hunspell'])
}

/** The Python that reads DXF, when it has ezdxf. Debian installs it for its own Python. */
export const findEzdxf = () => (existsSync('/usr/lib/python3/dist-packages/ezdxf') ? '/usr/bin/python3' : undefined)

export type WebKitPrograms = { driver: string; screen: string }

/** The driver of GNOME's WebKit, the engine of Safari, and Xvfb for a screen. */
export function findWebKit(): WebKitPrograms | undefined {
  const [driver, screen] = [find(['WebKitWebDriver']), find(['Xvfb'])]
  return driver === undefined || screen === undefined ? undefined : { driver, screen }
}

/** Whether tests that need these run: where they are missing they are skipped, except in CI, where they fail. */
export const canRun = (...programs: readonly unknown[]) =>
  process.env['CI'] === 'true' || programs.every((program) => program !== undefined)
