/** Writes what a bench measured into docs/quality.md, between the marks that bear its name, so that the figures there are those of the command. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

const file = 'docs/quality.md'

export type Figure = { what: string; goal: string; result: string }

/** Replaces the table `name` by these figures, with the commit and how busy the machine was. Prints it too. @throws when the marks are missing */
export function writeFigures(name: string, figures: readonly Figure[]): void {
  writeTable(
    name,
    ['what', 'goal', 'measured'],
    figures.map(({ what, goal, result }) => [what, goal, result]),
  )
}

/** The same for a table with other columns. */
export function writeTable(name: string, columns: readonly string[], rows: readonly (readonly string[])[]): void {
  const busy = loadavg()[0] ?? 0
  const lines = [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  const told = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${git('rev-parse', '--short', 'HEAD')}, Node ${process.versions.node}, ${availableParallelism()} cores, load of the last minute ${busy.toFixed(1)}${busy > availableParallelism() ? ': other work went on, so times are worse than they are and only ratios hold' : ''}.`
  process.stdout.write(`${lines.join('\n')}\n${told}\n`)
  const text = readFileSync(file, 'utf8')
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [start, end] = [text.indexOf(open), text.indexOf(close)]
  if (start === -1 || end < start) throw new Error(`${file} has no place for "${name}".`)
  writeFileSync(file, `${text.slice(0, start + open.length)}\n${lines.join('\n')}\n\n${told}\n${text.slice(end)}`)
}

function git(...argv: string[]): string {
  return execFileSync('git', argv, { encoding: 'utf8' }).trim()
}
