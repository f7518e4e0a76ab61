/** Two content servers for all tests, each with a database in a temporary folder that was filled from content/ and with drafts: one to write to, one that stays as it is. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
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
    /** To be compared with content/: nobody edits it. */
    untouchedServer: Pick<ContentServer, 'url' | 'token'>
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [dataDir, untouchedDir] = [mkdtempSync(join(tmpdir(), 'cms-')), mkdtempSync(join(tmpdir(), 'cms-'))]
  const start = async (folder: string, website?: { url: string; secret: string }) =>
    startCms({
      dataDir: folder,
      host: '127.0.0.1',
      port: await freePort(),
      panel: false,
      drafts: true,
      website,
      log: join(folder, 'server.log'),
    })
  await (await start(dataDir)).stop()
  cpSync(dataDir, untouchedDir, { recursive: true })
  const website = { port: await freePort(), secret: 'een-geheim-dat-alleen-de-test-kent' }
  const cms = await start(dataDir, { url: `http://127.0.0.1:${website.port}`, secret: website.secret })
  const untouched = await start(untouchedDir)
  project.provide('contentServer', { url: cms.url, token: cms.token, pushToken: cms.pushToken, website })
  project.provide('untouchedServer', { url: untouched.url, token: untouched.token })
  return async () => {
    await Promise.all([cms.stop(), untouched.stop()])
    for (const folder of [dataDir, untouchedDir]) rmSync(folder, { recursive: true, force: true })
  }
}
