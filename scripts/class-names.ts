/** The names of classes in a build: three or four characters in place of 'h2PwzG_favourite', for every page, script and style sheet repeats them. */
import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const pairs = letters.length ** 2
/** What blocks advertisements hides elements with such classes. */
const avoided = /^ad$/i

/**
 * Names for the classes of the style sheets `files` (paths below `root`): two letters that stand for the sheet, and the number of the class within it ('kQ3').
 * The letters come from the path, so that a new sheet leaves the names of nearly all others, and what browsers hold of them, as they are.
 * What comes out takes a class and the absolute path of its sheet, and throws for a sheet that is not one of `files`.
 */
export function shortClassNames(root: string, files: readonly string[]): (name: string, file: string) => string {
  const sheets = new Map<string, { prefix: string; names: string[] }>()
  const taken = new Set<string>()
  for (const file of files.toSorted()) {
    const path = file.replaceAll('\\', '/')
    const prefix = freePair(createHash('sha256').update(path).digest().readUInt32BE() % pairs, taken)
    taken.add(prefix)
    sheets.set(path, { prefix, names: [] })
  }
  return (name, file) => {
    const path = relative(root, file.split('?', 1)[0] ?? file).replaceAll('\\', '/')
    const sheet = sheets.get(path)
    if (!sheet) throw new Error(`${path} is not among the style sheets that have short names.`)
    if (!sheet.names.includes(name)) sheet.names.push(name)
    return `${sheet.prefix}${sheet.names.indexOf(name)}`
  }
}

/** The first pair of letters from number `from` on that nobody has. */
function freePair(from: number, taken: ReadonlySet<string>): string {
  if (taken.size > pairs / 2)
    throw new Error(`There are more than ${pairs / 2} style sheets: two letters are not enough.`)
  for (let number = from; ; number += 1) {
    const pair = `${letters[Math.floor(number / letters.length) % letters.length]}${letters[number % letters.length]}`
    if (!taken.has(pair) && !avoided.test(pair)) return pair
  }
}
