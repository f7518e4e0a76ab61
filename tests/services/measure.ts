/** What a process uses, as Linux counts it, and statistics over figures. */
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

/** Resident memory in MB. */
export function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024
}

/** Seconds of processor time that a process and its children have used. */
export function cpuSeconds(pid: number): number {
  const children = execFileSync('sh', ['-c', `cat /proc/${pid}/task/*/children`], { encoding: 'utf8' })
    .split(/\s+/)
    .filter((text) => text !== '')
    .map(Number)
  return [pid, ...children]
    .flatMap((one) => readdirSync(`/proc/${one}/task`).map((thread) => `/proc/${one}/task/${thread}/schedstat`))
    .reduce((sum, file) => sum + Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e9, 0)
}

/** The value below which this part of the values lies: 0.5 for the median, 1 for the greatest. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** 'median 1.0 ms   p95 2.0 ms   p99 3.0 ms   worst 4.0 ms'. */
export function spread(times: readonly number[], digits = 1): string {
  const parts = { median: 0.5, p95: 0.95, p99: 0.99, worst: 1 }
  return Object.entries(parts)
    .map(([name, part]) => `${name} ${quantile(times, part).toFixed(digits)} ms`)
    .join('   ')
}
