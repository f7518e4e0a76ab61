/** A build of the site in a folder of its own, as a server would be given it. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** What a build reads, and what a server runs on: the parts that deploy/Containerfile copies. */
const buildParts = [
  'app',
  'domain',
  'routes',
  'server',
  'content',
  'scripts/precompress.ts',
  'scripts/prepare.ts',
  'app.config.ts',
  'package.json',
  'tsconfig.json',
]
export const serverParts = ['app', 'domain', 'server', 'content', 'dist', 'package.json']

/** Copies what stands in this folder to `root` and builds it there after `change`. @param name which build it calls itself */
export function buildInto(root: string, name: string, change: { file: string; from: string; to: string }): void {
  copyParts(root, buildParts)
  const path = join(root, change.file)
  const before = readFileSync(path, 'utf8')
  if (!before.includes(change.from)) throw new Error(`${change.file} does not say "${change.from}" any more.`)
  writeFileSync(path, before.replace(change.from, change.to))
  for (const argv of [
    ['node_modules/vite/bin/vite.js', 'build', '--config', 'app.config.ts', '--logLevel', 'error'],
    ['scripts/precompress.ts'],
    ['scripts/prepare.ts'],
  ]) {
    const made = spawnSync(process.execPath, argv, {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', BUILD: name },
    })
    if (made.status !== 0) throw new Error(`${argv[0]} failed: ${made.stderr}`)
  }
}

/** The build of this folder, in a folder with nothing but what a server needs. */
export function copyBuild(root: string): void {
  copyParts(root, serverParts)
}

function copyParts(root: string, parts: readonly string[]): void {
  mkdirSync(join(root, 'scripts'), { recursive: true })
  // Pictures and packages are the same for all, and large.
  for (const shared of ['node_modules', 'public']) symlinkSync(resolve(shared), join(root, shared))
  for (const part of parts)
    cpSync(resolve(part), join(root, part), {
      recursive: true,
      filter: (path) => !/content\/studio\/\.cache|dist\/client\/media|\.test\.tsx?$/.test(path.replaceAll('\\', '/')),
    })
}
