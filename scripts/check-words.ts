/**
 * Part of `npm run lint`: refuses words of comments, test titles and names that have a plainer one (CONTRIBUTING.md, 'Words').
 * Only words that are never right are listed: a list that cries wolf is switched off. Prints each place and exits with 1 when there is one.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

type Rule = { words: RegExp; say: string }

/** In comments and test titles. */
const prose: readonly Rule[] = [
  { words: /\bwhoever\b|\bwho (?:asks|cannot|wants|looks)\b/i, say: 'the visitor, the client, the caller' },
  { words: /\bcom(?:es?|ing) to life\b|\b(?:asleep|awake)\b/i, say: 'hydrate, hydrated' },
  { words: /\bcomes? over the line\b|\bgoes along\b|\bsent along\b/i, say: 'is sent, is loaded' },
  { words: /\bhangs? on (?!the wall)/i, say: 'depends on' },
  { words: /\bstands? in (?:for|its|their) /i, say: 'default, fallback, fake' },
  { words: /\bnobody's\b/i, say: 'invalidated, expired' },
  { words: /\bfarewell\b|\bgoodbye\b/i, say: 'shut down, drain' },
  { words: /\battendants?\b|\bwhat attends to\b/i, say: 'event listener, controller' },
  { words: /\bmade anew\b|\btold anew\b/i, say: 'rendered again, rebuilt' },
  { words: /\bletter by letter\b/i, say: 'character by character, byte by byte' },
]

/** In identifiers and file names. */
const names: readonly Rule[] = [
  { words: /\binTime\b/, say: 'withTimeout' },
  {
    words: /\b(?:asleep|standing|kept|spared|late)[A-Z]\w*(?:Part|Html|Code|Attendant)\b/,
    say: 'static, cached, lazy',
  },
  { words: /\blastGood\b|\blast-good\b/, say: 'staleIfError, stale-if-error' },
  { words: /\bT(?:Thing|Some|Any)\b/, say: 'T, TData, TItem' },
]

const files = execFileSync('git', [
  'ls-files',
  '-co',
  '--exclude-standard',
  '-z',
  '--',
  '*.ts',
  '*.tsx',
  '*.mjs',
  '*.css',
])
  .toString()
  .split('\0')
  .filter((path) => path !== '' && !path.endsWith('.gen.ts') && path !== 'scripts/check-words.ts')

const comment = /^\s*(?:\/\*\*?|\*|\/\/)|\/\*.*\*\/|\s\/\/ /
const title = /^\s*(?:test|it|describe)(?:\.\w+)?\(/

let found = 0
function report(place: string, line: string, rules: readonly Rule[]): void {
  for (const { words, say } of rules) {
    const word = words.exec(line)?.[0]
    if (word === undefined) continue
    found += 1
    process.stderr.write(`${place}: "${word}"; say: ${say}\n`)
  }
}

for (const path of files) {
  report(path, basename(path), names)
  for (const [index, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    const place = `${path}:${index + 1}`
    if (comment.test(line) || title.test(line)) report(place, line, prose)
    report(place, line, names)
  }
}
process.exitCode = found === 0 ? 0 : 1
