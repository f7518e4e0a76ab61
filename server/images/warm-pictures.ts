/** Makes the pictures that pages name before a visitor asks for them: the most seen pages first, one picture at a time. */
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { parsePictureRequest, type PictureRequest } from './picture-request.ts'
import type { PictureStore } from './picture-store.ts'

/** Share of its time that the server may be busy with requests while pictures are made. */
const maxUtilization = 0.5
/** ms to wait before looking again whether the server is less busy. */
const retryMs = 250
/** ms between two pages that are rendered for their pictures. */
const betweenPagesMs = 30

export type WarmOptions = {
  /** Paths of pages, in groups: the pictures of a group are made before the next group is rendered. Most seen first. */
  groups: readonly (() => readonly string[] | Promise<readonly string[]>)[]
  /** The HTML of a page. */
  render: (path: string) => Promise<string>
  store: Pick<PictureStore, 'prepare'>
  signal: AbortSignal
  /** Called with the number of known pictures that are left, after each change. */
  onProgress: (left: number) => void
  /** Called when the pictures of a group are on disk. */
  onGroup: (result: { pages: number; pictures: number; made: number; seconds: number }) => void
}

/** Resolves when everything is on disk or `signal` is aborted. Pages that cannot be rendered are left out. */
export async function warmPictures(options: WarmOptions): Promise<void> {
  const { groups, render, store, signal, onProgress, onGroup } = options
  const known = new Set<string>()
  for (const paths of groups) {
    const began = performance.now()
    const pages = await paths()
    const wanted: PictureRequest[] = []
    for (const page of pages) {
      await untilCalm(signal)
      if (signal.aborted) return
      for (const [address, request] of picturesIn(await render(page).catch(() => ''))) {
        if (known.has(address)) continue
        known.add(address)
        wanted.push(request)
      }
      onProgress(wanted.length)
      await pause(betweenPagesMs)
    }
    let made = 0
    for (const [index, request] of wanted.entries()) {
      await untilCalm(signal)
      if (signal.aborted) return
      if (await store.prepare(request)) made += 1
      onProgress(wanted.length - index - 1)
    }
    const seconds = Math.round((performance.now() - began) / 1000)
    onGroup({ pages: pages.length, pictures: wanted.length, made, seconds })
  }
}

/** The pictures that a page names in `src` and `srcset`, by their path. Share cards are left out: no visitor waits for one. */
export function* picturesIn(html: string): Generator<[string, PictureRequest]> {
  for (const [, path = ''] of html.matchAll(/\/img\/(\d+\/[\w/-]+\.webp)/g)) {
    const request = parsePictureRequest(path)
    if (typeof request === 'object') yield [path, request]
  }
}

let measured = performance.eventLoopUtilization()

/** Waits while the server is busy. */
async function untilCalm(signal: AbortSignal): Promise<void> {
  for (;;) {
    const now = performance.eventLoopUtilization()
    const { utilization, active, idle } = performance.eventLoopUtilization(now, measured)
    // Over a shorter time the share means nothing.
    if (active + idle < retryMs) return
    measured = now
    if (utilization <= maxUtilization || signal.aborted) return
    await pause(retryMs)
  }
}
