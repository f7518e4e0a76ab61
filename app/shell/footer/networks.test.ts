import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { site } from '#domain/site.ts'

const file = readFileSync(resolve(import.meta.dirname, 'networks.svg'), 'utf8')
const icon = z.object({ __iconNode: z.array(z.tuple([z.literal('path'), z.object({ d: z.string() })])) })

/** All strokes of an icon, as the library has them. */
async function strokesOf(name: string): Promise<string> {
  const { __iconNode: strokes } = icon.parse(
    await import(resolve(`node_modules/@tabler/icons-react/dist/esm/icons/Icon${name}.mjs`)),
  )
  return strokes.map(([, { d }]) => d).join('')
}

test.each(site.social.map(({ network }) => network))(
  '%s is drawn as the library of icons has it, and alone',
  async (network) => {
    const [, drawn = ''] = new RegExp(`<symbol id="${network.toLowerCase()}"[^>]*>([^]*?)</symbol>`).exec(file) ?? []
    expect([...drawn.matchAll(/ d="([^"]*)"/g)].map(([, strokes]) => strokes)).toEqual([
      await strokesOf(`Brand${network.charAt(0)}${network.slice(1).toLowerCase()}`),
    ])
  },
)
