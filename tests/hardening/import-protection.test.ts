/** Code of the server that a page imports stops the build. */
import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const copy = mkdtempSync(join(tmpdir(), 'import-protection-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

test('a page that reads the environment does not build', () => {
  for (const part of ['app', 'app.config.ts', 'domain', 'package.json', 'routes', 'server', 'tsconfig.json'])
    cpSync(part, join(copy, part), { recursive: true })
  for (const part of ['content', 'node_modules', 'public']) symlinkSync(resolve(part), join(copy, part))
  appendFileSync(
    join(copy, 'app/features/contact/ContactDetails.tsx'),
    "\nimport { env } from '#server/env.ts'\nexport const port = () => env().PORT\n",
  )
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--config', 'app.config.ts', '--logLevel', 'error'],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  )
  expect(status).not.toBe(0)
  expect(stdout + stderr).toMatch(/import[- ]protection/i)
  expect(stdout + stderr).toContain('server/env.ts')
}, 120_000)
