/** Lines, files and functions over 60 lines of the source, by top-level folder. `npm run bench`, needs no build. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeTable } from './figures.ts'

const folders = ['app', 'domain', 'routes', 'server', 'scripts', 'tests']

const size = (folder: string): number[] => {
  const files = execFileSync('git', ['ls-files', '-z', '--', folder])
    .toString()
    .split('\0')
    .filter((path) => /\.(?:tsx?|mjs|css)$/.test(path) && !path.endsWith('.gen.ts'))
  const lines = files.reduce((sum, path) => sum + readFileSync(path, 'utf8').split('\n').length - 1, 0)
  return [files.length, lines, longFunctions(folder)]
}

/** How many functions the linter finds to have more than 60 lines. */
function longFunctions(folder: string): number {
  const directory = mkdtempSync(join(tmpdir(), 'source-size-'))
  const config = join(directory, 'oxlint.json')
  writeFileSync(
    config,
    JSON.stringify({
      plugins: [],
      categories: { correctness: 'off' },
      rules: { 'max-lines-per-function': ['error', { max: 60 }] },
      ignorePatterns: ['**/*.test.*', '**/*.spec.*', '**/*.gen.ts'],
    }),
  )
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/oxlint/bin/oxlint', '-c', config, '-f', 'unix', folder],
    { encoding: 'utf8' },
  )
  rmSync(directory, { recursive: true })
  return stdout.split('\n').filter((line) => line.includes('max-lines-per-function')).length
}

const sizes = folders.map((folder) => [folder, ...size(folder)] as const)
const total = [1, 2, 3].map((column) => sizes.reduce((sum, row) => sum + Number(row[column]), 0))
writeTable(
  'source size',
  ['folder', 'files', 'lines', 'functions over 60 lines'],
  [...sizes, ['all', ...total]].map((row) => row.map(String)),
)
