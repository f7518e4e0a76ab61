/**
 * Reads the files of content/ and fills in what their texts refer to: '{{sunny.depth}}' is said once, where it belongs, and found everywhere
 * (docs/facts.md). A reference that leads nowhere stops the start (or the build).
 */
import { numberWord, durationWords } from '#domain/number-words.ts'
import { ContentFileError, parseContentFiles, reference, type ContentFiles, type EditedFiles } from './content-files.ts'
import { factsOf, type Facts } from './facts.ts'

/** Everything under `contentDir`, with the pictures that `publicDir` holds; texts of `edited` go before its files. @throws {ContentFileError} */
export function readContentFiles(contentDir: string, publicDir: string, edited?: EditedFiles): ContentFiles {
  return parseContentFiles(
    contentDir,
    publicDir,
    (files) => {
      const facts = factsOf(files)
      return (text, file) => withFacts(facts, text, file)
    },
    edited,
  )
}

/** `text` of a content file with every reference filled in. @throws {ContentFileError} for one that leads nowhere */
export function withFacts(facts: Facts, text: string, file: string): string {
  return text.replaceAll(reference, (written, name: string) => {
    const said = sayFact(facts, name)
    if (said === null) throw new ContentFileError(file, written, 'the reference leads nowhere (docs/facts.md)')
    return said
  })
}

/** What a reference says; null when it leads nowhere. */
function sayFact(facts: Facts, asked: string): string | null {
  const [name = '', form = 'figures'] = asked.split('|')
  const fact = facts(name)
  if (fact === undefined) return null
  if (form === 'figures') return String(fact)
  return typeof fact === 'number' ? (forms.get(form)?.(fact) ?? null) : null
}

const forms = new Map<string, (value: number) => string>([
  ['words', numberWord],
  ['Words', (value) => capital(numberWord(value))],
  ['duration', durationWords],
  ['Duration', (value) => capital(durationWords(value))],
])

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
