/** `npm run cms`: the content server for editors, with the site's content in it at the first start. docs/cms.md tells how to go on. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { env } from '#server/env.ts'
import { buildPanel, cmsFolder, startCms } from './cms-server.ts'

const { CMS_HOST: host, CMS_PORT: port } = z
  .object({
    /** Only this machine by default: the first visitor creates the first account. */
    CMS_HOST: z.string().min(1).default('127.0.0.1'),
    CMS_PORT: z.coerce.number().int().min(1).max(65_535).default(1337),
  })
  .parse(process.env)
const { DATA_DIR, SITE_URL, REVALIDATE_SECRET } = env()

const stamp = join(cmsFolder, '.tmp/panel-stamp')
const sources = createHash('sha256')
for (const file of ['package-lock.json', 'src/admin/app.js']) sources.update(readFileSync(join(cmsFolder, file)))
const wanted = sources.digest('hex')
if (!existsSync(join(cmsFolder, 'build/index.html')) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  if ((await buildPanel()) !== 0) process.exit(1)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

const dataDir = join(DATA_DIR, 'cms')
const website =
  SITE_URL !== undefined && REVALIDATE_SECRET !== undefined ? { url: SITE_URL, secret: REVALIDATE_SECRET } : undefined
const cms = await startCms({ dataDir, host, port, panel: true, drafts: false, website }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
console.log(`• For editors: ${cms.url}/admin`)
console.log(`• For the website: CMS_URL=${cms.url} CMS_TOKEN=$(cat ${join(dataDir, 'token.txt')})`)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    void cms.stop()
  })
cms.process.once('exit', (code) => {
  process.exit(code ?? 0)
})
