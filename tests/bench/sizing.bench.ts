/**
 * What a visitor costs: processor time of the built server per answer, and from that per million page views. Counted in time that the process used,
 * not in time that went by, so that other work on the machine hardly matters. Linux only; writes its part of docs/deploy.md with `--write`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { filesOf } from '#tests/cluster/load.ts'
import { freePort } from '#tests/services/ports.ts'
import { startSite } from '#tests/services/site-process.ts'

if (!existsSync('/proc/self/stat')) {
  process.stdout.write('The processor time of another process is read from /proc, which this system does not have.\n')
  process.exit(0)
}

const dataDir = mkdtempSync(join(tmpdir(), 'sizing-'))
const port = await freePort()
const site = await startSite(resolve('.'), port, { DATA_DIR: dataDir, LOG_LEVEL: 'info' })
const origin = `http://127.0.0.1:${port}`
const ticksPerSecond = Number(spawnSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }).stdout.trim())

/** Processor time that the server has used, in ms. */
function used(): number {
  // The second field, in brackets, may hold spaces; the times are the 14th and 15th.
  const fields = readFileSync(`/proc/${site.pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** Asks for `count` answers, eight at a time; processor time per answer in ms. */
async function cost(
  count: number,
  path: (number: number) => string,
  headers: Record<string, string> = {},
  status = 200,
): Promise<number> {
  let next = 0
  const ask = async () => {
    while (next < count) {
      const answer = await fetch(origin + path(next++), { headers: { 'accept-encoding': 'br', ...headers } })
      await answer.arrayBuffer()
      if (answer.status !== status) throw new Error(`${path(next)} answered ${answer.status}`)
    }
  }
  const before = used()
  await Promise.all(Array.from({ length: 8 }, ask))
  return (used() - before) / count
}

const page = '/producten'
const first = await fetch(origin + page)
const etag = first.headers.get('etag') ?? ''
const files = filesOf(await first.text())
const picture = /\/img\/[^"' ,]+/.exec(await (await fetch(`${origin}/`)).text())?.[0].replaceAll('&amp;', '&') ?? ''
await cost(300, () => page) // warm
const kept = await cost(4_000, () => page)
const unchanged = await cost(4_000, () => page, { 'if-none-match': etag }, 304)
const file = await cost(3_000, (number) => files[number % files.length] ?? page)
await cost(4, () => picture)
const image = await cost(2_000, () => picture)
await cost(100, (number) => `/producten?minPrice=${number + 1}`)
const made = await cost(400, (number) => `/producten?minPrice=${number + 200}`)
const memory = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024
await site.stop()
rmSync(dataDir, { recursive: true, force: true })

/** A page view: one in ten pages is made anew; six files and four pictures are not in the browser yet, of the first page all, later few. */
const model = { made: 0.1, files: 6, pictures: 4 }
const perView = (1 - model.made) * kept + model.made * made + model.files * file + model.pictures * image
const hours = (perView * 1_000_000) / 3_600_000
const share = Math.floor((0.5 * 1000) / perView)
const ms = (value: number) => `${value.toFixed(2)} ms`
const table = [
  `Measured ${new Date().toISOString().slice(0, 10)} on ${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}, load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(
      ', ',
    )}, by \`node tests/bench/sizing.bench.ts --write\`. All of it processor time of the process, its log included.`,
  '',
  '| answer | processor time |',
  '| --- | --- |',
  `| page from memory (\`${page}\`, br) | ${ms(kept)} |`,
  `| the same page, unchanged (304) | ${ms(unchanged)} |`,
  `| page made anew (\`${page}?minPrice=…\`, br made at once) | ${ms(made)} |`,
  `| script or style of a build | ${ms(file)} |`,
  `| picture that was made before | ${ms(image)} |`,
  `| page view: one page of which ${model.made * 100} % made anew, ${model.files} files, ${model.pictures} pictures | ${ms(perView)} |`,
  '',
  `So a million page views take ${hours.toFixed(2)} core-hours; at a price of 3 cents per core-hour that is ${(hours * 3).toFixed(0)} cents. One core that is kept half busy serves ${share} page views a second. The process had ${memory.toFixed(0)} MB at most.`,
].join('\n')
process.stdout.write(`${table}\n`)

if (process.argv.includes('--write')) {
  const path = 'docs/deploy.md'
  const text = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    text.replace(
      /(<!-- sizing -->\n)[\s\S]*?(\n<!-- \/sizing -->)/,
      (_, begin: string, end: string) => begin + table + end,
    ),
  )
}
