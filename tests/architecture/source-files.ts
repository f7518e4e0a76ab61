/** The project's own source files, as text, for the tests that watch over the structure. */
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Paths of all files with one of the endings under the folders, relative to the root, generated files left out. */
export function sourceFiles(folders: readonly string[], endings: RegExp): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .filter((path) => endings.test(path) && !path.endsWith('.gen.ts')),
  )
}

export function read(path: string): string {
  return readFileSync(path, 'utf8')
}

/** What a file imports: specifier, whether only types, and the project path it leads to (null for packages). */
export function importsOf(path: string): { specifier: string; typeOnly: boolean; target: string | null }[] {
  const found = read(path).matchAll(
    /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm,
  )
  return [...found].map((match) => {
    const specifier = (match[2] ?? match[3] ?? '').replace(/\?.*$/, '')
    const target = specifier.startsWith('#')
      ? specifier.slice(1)
      : specifier.startsWith('.')
        ? normalize(join(dirname(path), specifier)).replaceAll('\\', '/')
        : null
    return { specifier, typeOnly: match[1] !== undefined, target }
  })
}
