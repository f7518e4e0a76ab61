/**
 * How fast a page leaves the house: from memory, rendered per request, and beside them the same bytes from a bare node:http server and from nginx,
 * all in one run, in turns. Requests are counted by the second of processor time that each server used. How ours stands beside the bare one is
 * measured while both are asked at once on one processor, which they share: what else the machine does then slows both alike (two bare servers come
 * within 3 % of each other so; in turns they were up to 40 % apart). Linux with two processors; needs a build; wrk and nginx are Debian's.
 */
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { cpuSeconds, quantile, residentMegabytes } from '#tests/services/measure.ts'
import { findNginx, findWrk } from '#tests/services/programs.ts'
import { writeFigures, type Figure } from './figures.ts'

const address = process.env['BENCH_PAGE'] ?? '/producten'
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4)
const rounds = 3
const roundsBeside = 9
const connections = 50
const ports = { site: 3231, bare: 3232, nginx: 3233, rendered: 3234 } as const
type Contender = keyof typeof ports
const origin = (port: number) => `http://127.0.0.1:${port}`

const [role, folderOfRole = ''] = process.argv.slice(2)
if (role === 'bare') serveBare()
else if (role === 'rendered') await serveRendered()
else await compare()

/** The same head and the same bytes, sent by node and nothing else. */
function serveBare(): void {
  const body = readFileSync(join(folderOfRole, 'page.br'))
  const head: string[] = JSON.parse(readFileSync(join(folderOfRole, 'head.json'), 'utf8'))
  createServer((_request, response) => {
    response.writeHead(200, head).end(body)
  }).listen(ports.bare, '127.0.0.1')
}

/** Our page, rendered for every request, not compressed. */
async function serveRendered(): Promise<void> {
  const built: {
    prepare: () => Promise<void>
    pages: {
      make: (address: string) => Promise<{ headers: Record<string, string>; forms: { identity?: { body: Buffer } } }>
    }
  } = await import(resolve('dist/server/entry.js'))
  await built.prepare()
  createServer((request, response) => {
    void built.pages
      .make(request.url ?? '/')
      .then(({ headers, forms }) => response.writeHead(200, headers).end(forms.identity?.body))
  }).listen(ports.rendered, '127.0.0.1')
}

async function compare(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'page-bench-'))
  const started: ChildProcess[] = []
  const pids = new Map<Contender, number>()
  const start = (name: Contender, command: string, argv: string[], variables: Record<string, string> = {}) => {
    const child = spawn(command, argv, {
      env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', ...variables },
      stdio: 'ignore',
    })
    started.push(child)
    pids.set(name, child.pid ?? 0)
    return child
  }
  try {
    const startSite = (data: string) =>
      start('site', process.execPath, ['--min-semi-space-size=16', '--max-semi-space-size=16', 'dist/server/main.js'], {
        PORT: String(ports.site),
        DATA_DIR: join(folder, data),
        WARM_PICTURES: 'no',
        LOG_LEVEL: 'warn',
      })
    await fetch(origin(ports.site)).catch(() => undefined) // nobody is there: what this process loads for its first question is no part of a start
    const starts: { alive: number; whole: number }[] = []
    for (let count = 0; count < 5; count += 1) {
      const before = performance.now()
      const once = startSite(`data-${count}`)
      const alive = (await firstAnswer(`${origin(ports.site)}/healthz`)) - before
      starts.push({ alive, whole: (await firstAnswer(`${origin(ports.site)}/`)) - before })
      once.kill('SIGKILL')
      await new Promise((ended) => {
        once.once('exit', ended)
      })
    }
    const site = startSite('data')
    await firstAnswer(`${origin(ports.site)}/`)
    for (let visit = 0; visit < 3; visit += 1) await (await ask()).arrayBuffer()
    await pause(3_000) // a page that is asked for again is compressed better, once
    const answer = await ask()
    writeFileSync(
      join(folder, 'head.json'),
      JSON.stringify(
        [...answer.headers]
          .filter(([name]) => !['connection', 'keep-alive', 'date', 'transfer-encoding'].includes(name))
          .flat(),
      ),
    )
    const bytes = await rawBody()
    writeFileSync(join(folder, 'page.br'), bytes)
    start('bare', process.execPath, [import.meta.filename, 'bare', folder])
    start('rendered', process.execPath, [import.meta.filename, 'rendered'], {
      DATA_DIR: join(folder, 'data-rendered'),
      WARM_PICTURES: 'no',
      LOG_LEVEL: 'warn',
    })
    const nginx = findNginx()
    if (nginx !== undefined) {
      writeFileSync(join(folder, 'nginx.conf'), nginxConf(folder))
      start('nginx', nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'])
    } else process.stdout.write('nginx is not installed (Debian: apt-get install nginx-light), so it is left out.\n')
    if (findWrk() === undefined)
      throw new Error('The load comes from wrk; on Debian, install it with: apt-get install wrk.')
    const contenders: Contender[] = ['bare', 'site', ...(nginx === undefined ? [] : ['nginx' as const]), 'rendered']
    for (const name of contenders) await firstAnswer(origin(ports[name]) + address)

    // The engine compiles what is asked often, which takes it some seconds of each: they belong to the start, not to the rate.
    for (const name of contenders) await load(origin(ports[name]) + address, 2 * seconds, pids.get(name) ?? 0)
    const runs = new Map<Contender, Run[]>(contenders.map((name) => [name, []]))
    for (let round = 0; round < rounds; round += 1)
      for (const name of contenders)
        runs.get(name)?.push(await load(origin(ports[name]) + address, seconds, pids.get(name) ?? 0))
    const of = (name: Contender): Run => {
      const all = runs.get(name) ?? []
      return {
        perSecond: median(all.map((run) => run.perSecond)),
        perCpuSecond: median(all.map((run) => run.perCpuSecond)),
        p99: Math.min(...all.map((run) => run.p99)),
      }
    }
    const beside = await sideBySide(pids.get('site') ?? 0, pids.get('bare') ?? 0)
    const [bare, ours, rendered] = [of('bare'), of('site'), of('rendered')]
    const rate = ({ perCpuSecond, perSecond }: Run) =>
      `${Math.round(perCpuSecond).toLocaleString('en')} (${Math.round(perSecond).toLocaleString('en')}/s by the clock)`
    const figures: Figure[] = [
      {
        what: `bare node:http, the same ${bytes.length.toLocaleString('en')} bytes and head: requests by the second of processor time`,
        goal: '',
        result: rate(bare),
      },
      { what: `${address} from memory`, goal: '', result: rate(ours) },
      {
        what: `from memory beside bare node:http, both at once on one processor; in brackets the least and the most of ${roundsBeside} rounds`,
        goal: '80 % or more',
        result: `${percent(median(beside))} (${percent(Math.min(...beside))} to ${percent(Math.max(...beside))})`,
      },
      {
        what: `99 of 100 answers from memory, at ${connections} connections`,
        goal: 'under 15 ms',
        result: `${ours.p99.toFixed(1)} ms`,
      },
      ...(nginx === undefined
        ? []
        : [{ what: 'nginx with the same file, one worker', goal: '', result: rate(of('nginx')) }]),
      { what: `${address} rendered per request, not compressed`, goal: '700', result: rate(rendered) },
      {
        what: 'memory of the server after this',
        goal: '250 MB or less',
        result: `${Math.round(residentMegabytes(site.pid ?? 0))} MB`,
      },
      {
        what: 'from the start of the built server on an empty data folder to the first answer of /healthz and then of /, the middle of five',
        goal: '300 ms',
        result: `${Math.round(median(starts.map(({ alive }) => alive)))} ms, ${Math.round(median(starts.map(({ whole }) => whole)))} ms`,
      },
    ]
    writeFigures('pages from memory', figures)
  } finally {
    for (const child of started) child.kill()
    await pause(500)
    rmSync(folder, { recursive: true, force: true })
  }
}

function ask(): Promise<Response> {
  return fetch(origin(ports.site) + address, { headers: { 'accept-encoding': 'br' } })
}

/** The body as it is sent: fetch would unpack it. */
async function rawBody(): Promise<Buffer> {
  return execFileSync('curl', ['-sf', '-H', 'accept-encoding: br', origin(ports.site) + address], {
    maxBuffer: 10_000_000,
  })
}

/** When the first good answer came. */
async function firstAnswer(url: string): Promise<number> {
  for (let tries = 0; tries < 3_000; tries += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return performance.now()
    await pause(5)
  }
  throw new Error(`${url} does not answer.`)
}

type Run = { perSecond: number; perCpuSecond: number; /** ms */ p99: number }

async function load(url: string, duration: number, pid: number): Promise<Run> {
  const before = cpuSeconds(pid)
  const { stdout: said } = await promisify(execFile)('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${duration}s`,
    '--latency',
    '-H',
    'accept-encoding: br',
    url,
  ])
  const cpu = cpuSeconds(pid) - before
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? []
  if (/Non-2xx/.test(said)) throw new Error(`${url} answered with errors.`)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]),
    perCpuSecond: Number(/(\d+) requests in/.exec(said)?.[1]) / cpu,
    p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1_000 }[unit] ?? Number.NaN),
  }
}

/** Of each round, what our server answered by the second of processor time, as a part of what the bare one did meanwhile. */
async function sideBySide(pidOfSite: number, pidOfBare: number): Promise<number[]> {
  for (const pid of [pidOfSite, pidOfBare]) execFileSync('taskset', ['-a', '-c', '-p', '0', String(pid)])
  const both = async (duration: number) => {
    const [site, bare] = await Promise.all([
      load(origin(ports.site) + address, duration, pidOfSite),
      load(origin(ports.bare) + address, duration, pidOfBare),
    ])
    return site.perCpuSecond / bare.perCpuSecond
  }
  await both(seconds)
  const parts: number[] = []
  for (let round = 0; round < roundsBeside; round += 1) parts.push(await both(seconds))
  return parts
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

function percent(part: number): string {
  return `${(part * 100).toFixed(0)} %`
}

function nginxConf(folder: string): string {
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid; user root;
events { worker_connections 512; }
http {
  access_log off; keepalive_requests 100000000; sendfile on; tcp_nopush on; open_file_cache max=10;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${ports.nginx}; location / { root ${folder}; try_files /page.br =404; default_type text/html; add_header content-encoding br; } }
}
`
}
