/** No pattern in the code takes more than its share of time for a long text that almost fits: four times the text is four times the time, not sixteen. */
import { Visitor, parseSync } from 'vite'
import { expect, test } from 'vitest'
import { read, sourceFiles } from '#tests/architecture/source-files.ts'

/** Patterns as they stand in the code that runs in the server or in the browser. */
function patterns(): { where: string; source: string; flags: string }[] {
  const all = sourceFiles(['app', 'domain', 'routes', 'server'], /(?<!\.test|\.d)\.tsx?$/).flatMap((path) => {
    const found: { where: string; source: string; flags: string }[] = []
    new Visitor({
      Literal(node) {
        if ('regex' in node && node.regex)
          found.push({ where: path, source: node.regex.pattern, flags: node.regex.flags })
      },
    }).visit(parseSync(path, read(path)).program)
    return found
  })
  return [...new Map(all.map((one) => [`${one.source}/${one.flags}`, one])).values()]
}

/** What texts that take long are made of: characters that patterns repeat, and some of the pattern's own words; then an end that fits nothing. */
function texts(source: string, length: number): string[] {
  const own = source.match(/[A-Za-z0-9,;:=@#%&"'<>/_-]+/g) ?? []
  return [
    ...new Set([
      'a',
      '0',
      ' ',
      '\t',
      '\n',
      '-',
      '.',
      ',',
      '/',
      '@',
      '"',
      '<',
      '%',
      '=',
      '&',
      '(',
      'a ',
      'a.',
      'a,',
      '0.',
      '0,',
      'a-',
      '<a ',
      'A%20',
      '--',
      ...own,
    ]),
  ].map((unit) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length) + '\u0000')
}

/** The least of so many times, in ms. */
function time(pattern: RegExp, text: string, times: number): number {
  return Math.min(
    ...Array.from({ length: times }, () => {
      pattern.lastIndex = 0
      const began = performance.now()
      text.replace(pattern, '')
      return performance.now() - began
    }),
  )
}

const short = 2_000
const factor = 4
/** ms; a square would take 20 and more. */
const quick = 3

test('finds the regular expressions', () => {
  expect(patterns().length).toBeGreaterThan(100)
})

test('takes time proportional to the text', () => {
  const slow = patterns().flatMap(({ where, source, flags }) =>
    texts(source, short * factor).flatMap((text) => {
      const pattern = new RegExp(source, flags)
      if (time(pattern, text, 1) < quick) return []
      const whole = time(pattern, text, 3)
      const part = time(pattern, text.slice(text.length - short), 5)
      return whole > quick && whole > part * factor * 2.2
        ? [
            `${where} /${source}/${flags} ${JSON.stringify(text.slice(0, 4))}: ${part.toFixed(1)} ms, ${whole.toFixed(1)} ms`,
          ]
        : []
    }),
  )
  expect([...new Set(slow)]).toEqual([])
})
