/** Every rule of tests/README.md and every threat of docs/security.md names tests that run and check something. */
import { existsSync } from 'node:fs'
import { Visitor, parseSync } from 'vite'
import { expect, test } from 'vitest'
import { read } from './source-files.ts'

/** The code of each title in a test file whose test runs and expects something, itself or by a function of the file. */
function runningTests(path: string): string[] {
  const text = existsSync(path) ? read(path) : ''
  const helpers = [...text.matchAll(/^(?:async )?function (\w+)(?=[^]*?\bexpect[^]*?^\})/gm)].map(([, name]) => name)
  const checks = new RegExp(`\\b(?:${['expect', 'assert', ...helpers].join('|')})`)
  const titles: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: [title, ...rest] }) {
      const body = rest.find(({ type }) => /Function/.test(type))
      if (title === undefined || body === undefined || !/^['"`]/.test(text[title.start] ?? '')) return
      const runs = !/\b(?:skip|todo|fixme|describe)\b/.test(text.slice(callee.start, callee.end))
      if (runs && checks.test(text.slice(body.start, body.end))) titles.push(text.slice(title.start, title.end))
    },
  }).visit(parseSync(path, text).program)
  return titles
}

test.each(['tests/README.md', 'docs/security.md'])('each row of %s names tests that run', (page) => {
  const rows = read(page)
    .split('\n')
    .filter((line) => /^\| (?!-|rule |threat )/.test(line))
  expect(rows.length).toBeGreaterThan(20)
  const titlesOf = new Map<string, string[]>()
  const wrong = rows.flatMap((row) => {
    const named = [...row.matchAll(/`([^`]+\.(?:test|spec)\.ts)`((?:,? '[^']+')+)/g)].flatMap(
      ([, path = '', titles = '']) => [...titles.matchAll(/'([^']+)'/g)].map(([, title = '']) => ({ path, title })),
    )
    for (const { path } of named) if (!titlesOf.has(path)) titlesOf.set(path, runningTests(path))
    const missing = named.filter(({ path, title }) => !titlesOf.get(path)?.some((code) => code.includes(title)))
    return named.length === 0 && !/`npm run /.test(row) ? [row] : missing.map(({ path, title }) => `${path}: ${title}`)
  })
  expect(wrong).toEqual([])
})
