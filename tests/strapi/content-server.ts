/** One content server for all tests: a new database in a temporary folder, filled from content/ and with drafts. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '#tests/services/ports.ts'
import { startCms } from '../../scripts/cms-server.ts'

export type ContentServer = {
  url: string
  /** May read everything published. */
  token: string
  /** May write. */
  pushToken: string
  /** Port and secret of the website that the server sends its webhook to; a test starts it. */
  website: { port: number; secret: string }
}
declare module 'vitest' {
  interface ProvidedContext {
    contentServer: ContentServer
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cms-'))
  const [port, sitePort] = [await freePort(), await freePort()]
  const website = { port: sitePort, secret: 'een-geheim-dat-alleen-de-test-kent' }
  const cms = await startCms({
    dataDir,
    host: '127.0.0.1',
    port,
    panel: false,
    drafts: true,
    website: { url: `http://127.0.0.1:${sitePort}`, secret: website.secret },
    log: join(dataDir, 'server.log'),
  })
  project.provide('contentServer', { url: cms.url, token: cms.token, pushToken: cms.pushToken, website })
  return async () => {
    await cms.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
