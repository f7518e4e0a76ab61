import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { leanIcons } from './script-plugins.ts'

const entry = '/drawn-icon.js'
const source = `
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
export const drawn = renderToStaticMarkup(createElement(IconX, { className: 'sign', size: 20, stroke: 1.5, 'aria-hidden': true }))`
const givenEntry: Plugin = {
  name: 'given-entry',
  enforce: 'pre',
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? source : null),
}

/** An icon as pages have it, when it is built with these plugins; `folder` is where it is built. */
async function drawnIcon(folder: string, plugins: Plugin[]): Promise<unknown> {
  const outDir = resolve('test-results/icons', folder) // where the packages of the site are found
  await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    ssr: { noExternal: [/@tabler/] },
    build: { ssr: entry, outDir },
    plugins: [givenEntry, ...plugins],
  })
  const { drawn }: { drawn: unknown } = await import(resolve(outDir, 'drawn-icon.js'))
  return drawn
}

test('an icon is its drawing, and what all icons share stands in the styles', async () => {
  expect(await drawnIcon('library', [])).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" class="tabler-icon tabler-icon-x sign" aria-hidden="true"><path d="M18 6l-12 12"></path><path d="M6 6l12 12"></path></svg>',
  )
  expect(await drawnIcon('lean', [leanIcons])).toBe(
    '<svg width="20" height="20" viewBox="0 0 24 24" class="sign" aria-hidden="true"><path d="M18 6l-12 12"></path><path d="M6 6l12 12"></path></svg>',
  )
  expect(readFileSync('app/styles/base.css', 'utf8')).toContain(
    "[viewBox='0 0 24 24'] { fill: none; stroke: currentcolor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }",
  )
})

test('a library that makes icons in another way is refused', async () => {
  const otherLibrary: Plugin = {
    name: 'other-library',
    enforce: 'pre',
    transform: {
      filter: { id: /createReactComponent\.mjs$/ },
      handler: (code) => ({ code: code.replace('iconNode.map(', 'iconNode.flatMap('), map: null }),
    },
  }
  await expect(drawnIcon('other', [otherLibrary, leanIcons])).rejects.toThrow(
    'The library of icons is written in a way that is not known here.',
  )
})

test('all icons are outlined ones with strokes of 1.5, and nothing else is drawn on their grid', () => {
  const sources = globSync('app/**/*.tsx').map((file) => [file, readFileSync(file, 'utf8')] as const)
  expect(sources.filter(([, code]) => code.includes("from '@tabler/icons-react'")).length).toBeGreaterThan(20)
  expect(
    sources
      .filter(([, code]) =>
        /\bIcon\w+Filled\b|<Icon[^>]*\b(?:stroke=\{(?!1\.5\})|color=|title=)|viewBox="0 0 24 24"/.test(code),
      )
      .map(([file]) => file),
  ).toEqual([])
})
