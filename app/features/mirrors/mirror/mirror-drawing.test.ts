import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import mirrors from '#content/mirrors.json' with { type: 'json' }

test('the stylesheet can show the drawing of every size of a mirror', () => {
  const styles = readFileSync(join(import.meta.dirname, 'MirrorDrawing.module.css'), 'utf8')
  const most = Math.max(...mirrors.map(({ formats }) => formats.length))
  expect(most).toBeGreaterThan(1)
  for (let number = 1; number <= most; number += 1)
    expect(styles).toContain(`.drawing:has(label:nth-of-type(${number}) > :checked) > .drawn:nth-of-type(${number})`)
})
