import { ExternalLinkIcon } from 'lucide-react'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { site } from '#domain/site.ts'

const file = readFileSync(resolve(import.meta.dirname, 'networks.svg'), 'utf8')
const strokesOf = (drawing: string): string[] =>
  [...drawing.matchAll(/ d="([^"]*)"/g)].map(([, strokes = '']) => strokes)
const newTab = strokesOf(renderToStaticMarkup(createElement(ExternalLinkIcon))).join('')

function drawingOf(network: string): string[] {
  const [, drawn = ''] = new RegExp(`<symbol id="${network.toLowerCase()}"[^>]*>([^]*?)</symbol>`).exec(file) ?? []
  return strokesOf(drawn)
}

const networks = site.social.map(({ network }) => network)

test.each(networks)('%s is drawn, with the sign of a new tab that other links have', (network) => {
  const [drawn, sign] = drawingOf(network)
  expect(drawn).toBeTruthy()
  expect(sign).toBe(newTab)
})

test('no two networks are drawn alike', () => {
  expect(new Set(networks.map((network) => drawingOf(network)[0])).size).toBe(networks.length)
})
