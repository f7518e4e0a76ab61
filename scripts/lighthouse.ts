/**
 * Lighthouse with its mobile profile on fifteen kinds of page of the deployed site (behind nginx, TLS, HTTP/2); writes the scores into docs/quality.md. Needs an idle machine.
 * `npm run lighthouse [-- --categories=accessibility,best-practices,seo --only='^/producten' --at=http://localhost:3000 --reports=lighthouse --runs=3]`
 * The median of the runs counts; --only prints without writing, --reports keeps the reports.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { writeTable } from '../tests/bench/figures.ts'
import { addressBar, findBrowser } from '../tests/e2e/chromium.ts'
import { pageKinds } from '../tests/e2e/page-kinds.ts'
import { makeCertificate } from '../tests/services/certificate.ts'
import { startNginx } from '../tests/services/nginx.ts'
import { freePort } from '../tests/services/ports.ts'
import { startSite } from '../tests/services/site-process.ts'

const lighthouse = 'lighthouse@13.5.0'
/** What Lighthouse's own launcher disables, repeated because only the last `--disable-features` counts; and the address bar's own pages, which would take processor time while ours hydrates. */
const disabledFeatures = [
  'Translate',
  'OptimizationHints',
  'MediaRouter',
  'DialMediaRouteProvider',
  'CalculateNativeWinOcclusion',
  'InterestFeedContentSuggestions',
  'CertificateTransparencyComponentUpdater',
  'AutofillServerCommunication',
  'PrivacySandboxSettings4',
  'RenderDocument',
  ...addressBar,
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), displayValue: z.string().optional() }),
  ),
})
type Report = z.output<typeof reportSchema>

/** Runs a program, up to three times: Chromium sometimes loses the start of its trace (NO_NAVSTART). @throws when it fails each time */
async function run(program: string, argv: readonly string[], env: NodeJS.ProcessEnv, left = 2): Promise<void> {
  const code = await new Promise<number | null>((done, failed) => {
    spawn(program, argv, { env, stdio: ['ignore', 'ignore', 'inherit'] })
      .once('error', failed)
      .once('exit', done)
  })
  if (code !== 0 && left > 0) return run(program, argv, env, left - 1)
  if (code !== 0) throw new Error(`${program} ${argv.join(' ')} ended with ${code}.`)
}

/** Requests a page and all sizes of its pictures, so that nothing is made while the browser measures. */
async function warm(origin: string, path: string): Promise<void> {
  const page = await (await fetch(origin + path)).text()
  for (const picture of new Set(page.match(/\/img\/[^\s"',)]+/g)))
    await (await fetch(origin + picture.replaceAll('&amp;', '&'))).arrayBuffer()
}

/** The built site as it is deployed, in `folder`: behind nginx with TLS and HTTP/2. `behind` is the origin of the site itself. @throws without nginx or openssl */
async function deployedSite(folder: string) {
  const [port, front] = [await freePort(), await freePort()]
  const origin = `https://localhost:${front}`
  const site = await startSite(
    { SITE_URL: origin, TRUSTED_PROXIES: '1', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' },
    { port },
  )
  const { file, key } = makeCertificate(folder)
  const nginx = await startNginx(
    `listen 127.0.0.1:${front} ssl http2; ssl_certificate ${file}; ssl_certificate_key ${key};`,
    [port],
  )
  return {
    origin,
    behind: `http://127.0.0.1:${port}`,
    stop: async () => {
      await nginx.end()
      await site.stop()
    },
  }
}

const { values } = parseArgs({
  options: {
    categories: { type: 'string', default: categories.join() },
    only: { type: 'string' },
    at: { type: 'string' },
    reports: { type: 'string' },
    runs: { type: 'string', default: '3' },
  },
})
const asked = categories.filter((category) => values.categories.split(',').includes(category))
const pages = pageKinds.filter(([path]) => values.only === undefined || new RegExp(values.only).test(path))
const chromium = findBrowser()
if (chromium === undefined)
  throw new Error('Lighthouse needs Chromium: install the package chromium or set CHROMIUM_PATH to the program.')

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
const site =
  values.at === undefined
    ? await deployedSite(folder)
    : { origin: values.at, behind: values.at, stop: async () => undefined }
const rows: string[][] = []
try {
  for (const [path, kind] of pages) {
    await warm(site.behind, path)
    const file = join(folder, 'report.json')
    const found: { report: Report; text: string }[] = []
    for (let turn = 0; turn < Number(values.runs); turn += 1) {
      await run(
        process.platform === 'win32' ? 'npm.cmd' : 'npm',
        [
          'exec',
          '--yes',
          '--loglevel=error',
          '--package',
          lighthouse,
          '--',
          'lighthouse',
          site.origin + path,
          '--quiet',
          '--max-wait-for-load=180000',
          '--output=json',
          `--output-path=${file}`,
          `--only-categories=${asked.join()}`,
          `--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors --disable-features=${disabledFeatures.join()}`,
        ],
        { ...process.env, CHROME_PATH: chromium },
      )
      const text = readFileSync(file, 'utf8')
      found.push({ report: reportSchema.parse(JSON.parse(text)), text })
    }
    const median = found.toSorted(
      (one, other) => Number(scoreOf(one.report, 'performance')) - Number(scoreOf(other.report, 'performance')),
    )[Math.floor(found.length / 2)]
    if (median === undefined) throw new Error('--runs is one or more.')
    const { report, text } = median
    rows.push([
      `${kind} (${path})`,
      ...categories.map((category) => scoreOf(report, category)),
      ...['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
        (audit) => report.audits[audit]?.displayValue ?? 'not measured',
      ),
    ])
    process.stdout.write(
      `${rows.at(-1)?.join(' | ')}\n${shortcomings(report)
        .map((line) => `  ${line}\n`)
        .join('')}`,
    )
    if (values.reports !== undefined) {
      mkdirSync(values.reports, { recursive: true })
      writeFileSync(join(values.reports, `${path.replaceAll('/', '_')}.json`), text)
    }
  }
} finally {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}
if (values.only === undefined)
  writeTable('lighthouse', ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'TBT', 'CLS'], rows)

/** 0 to 100. */
function scoreOf({ categories: found }: Report, category: string): string {
  const score = found[category]?.score
  return score === undefined || score === null ? 'not measured' : String(Math.round(score * 100))
}

/** The audits that cost points. */
function shortcomings({ categories: found, audits }: Report): string[] {
  return Object.values(found).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      return audit === undefined || weight === 0 || audit.score === null || audit.score >= 0.9
        ? []
        : [`${id}: ${audit.title}${audit.displayValue === undefined ? '' : ` (${audit.displayValue})`}`]
    }),
  )
}
