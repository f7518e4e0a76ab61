/** Where the spelling checker is that knows Dutch. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The program on the PATH, when it has its Dutch dictionary; undefined otherwise. */
export function findHunspell(): string | undefined {
  const dictionary = [
    '/usr/share/hunspell',
    '/usr/share/myspell/dicts',
    '/usr/local/share/hunspell',
    '/opt/homebrew/share/hunspell',
    '/Library/Spelling',
  ].some((folder) => existsSync(join(folder, 'nl_NL.dic')))
  return dictionary
    ? (process.env['PATH'] ?? '')
        .split(delimiter)
        .map((folder) => join(folder, 'hunspell'))
        .find((path) => existsSync(path))
    : undefined
}
