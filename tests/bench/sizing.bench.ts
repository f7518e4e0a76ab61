/**
 * What a visitor costs: processor time of the built server per response, and from that per million page views. Processor time hardly depends on other
 * work of the machine. Linux only; writes its part of docs/deploy.md with `--write`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { assetsOf, forEachAtOnce } from '#tests/services/load.ts'
import { cpuSeconds } from '#tests/services/measure.ts'
import { startSite } from '#tests/services/site-process.ts'

if (!existsSync('/proc/self/stat')) {
  process.stdout.write('The processor time of another process is read from /proc, which this system does not have.\n')
  process.exit(0)
}

await using site = await startSite({ LOG_LEVEL: 'info' })
const origin = site.url

/** Asks for `count` responses, eight at a time; processor time per response in ms. */
async function cost(
  count: number,
  path: (number: number) => string,
  headers: Record<string, string> = {},
  status = 200,
): Promise<number> {
  const before = cpuSeconds(site.pid)
  await forEachAtOnce(8, Array(count).keys(), async (number) => {
    const response = await fetch(origin + path(number), { headers: { 'accept-encoding': 'br', ...headers } })
    await response.arrayBuffer()
    if (response.status !== status) throw new Error(`${path(number)} answered ${response.status}`)
  })
  return ((cpuSeconds(site.pid) - before) * 1000) / count
}

const page = '/producten'
const first = await fetch(origin + page)
const etag = first.headers.get('etag') ?? ''
const files = assetsOf(await first.text())
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

/** A page view: one in ten pages is rendered; six files and four pictures are not in the browser yet, of the first page all, later few. */
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
