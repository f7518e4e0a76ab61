/**
 * What it costs to make a page anew, by kind of page: processor time, from which pages per second and core, and what the page weighs.
 * In this process, without the network; needs a build. The same fixed work is timed before each page, so that figures of two machines, or of two
 * hours of one, can be set beside each other.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type * as BuiltServer from '#server/entry.ts'
import { writeFigures, type Figure } from './figures.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'render-bench-'))
Object.assign(process.env, { NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
const addresses = ['/producten', '/', '/collecties/beat40', '/kleuren', '/veelgestelde-vragen', '/contact']
const warmUp = Number(process.env['BENCH_WARM_UP'] ?? 300)
const measured = Number(process.env['BENCH_PAGES'] ?? 600)

const built: typeof BuiltServer = await import(resolve('dist/server/entry.js'))
try {
  await built.prepare()
  const figures: Figure[] = []
  const yardsticks: number[] = []
  for (const address of addresses) {
    for (let page = 0; page < warmUp; page += 1) await built.pages.make(address)
    yardsticks.push(yardstick())
    const before = process.cpuUsage()
    for (let page = 0; page < measured; page += 1) await built.pages.make(address)
    const ms = cpuSince(before) / measured
    const html = (await built.pages.make(address)).forms.identity?.body.toString() ?? ''
    const packed = brotliCompressSync(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }).length
    const isList = address === '/producten'
    figures.push({
      what: address,
      goal: isList ? '700/s, 14 KB brotli' : '14 KB brotli',
      result: `${ms.toFixed(2)} ms, ${Math.round(1_000 / ms)}/s; ${(packed / 1_000).toFixed(1)} KB brotli; ${(inlineScript(html) / 1_000).toFixed(1)} KB of inline script`,
    })
  }
  figures.push({
    what: 'fixed work beside them: 2,000 times JSON of a thousand numbers with names, written and read',
    goal: '',
    result: `${yardsticks.toSorted((a, b) => a - b)[Math.floor(yardsticks.length / 2)]?.toFixed(0)} ms (${Math.min(...yardsticks).toFixed(0)} to ${Math.max(...yardsticks).toFixed(0)})`,
  })
  writeFigures('rendering', figures)
} finally {
  await built.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** ms of processor time that the same work takes every time. */
function yardstick(): number {
  const entries = Array.from({ length: 1_000 }, (_, index) => ({ name: `entry ${index}`, value: index * 7 }))
  const before = process.cpuUsage()
  for (let round = 0; round < 2_000; round += 1) JSON.parse(JSON.stringify(entries))
  return cpuSince(before)
}

function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** Characters of what browsers run of a page's own text. */
function inlineScript(html: string): number {
  return [
    ...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g),
  ].reduce((sum, [, body = '']) => sum + body.length, 0)
}
