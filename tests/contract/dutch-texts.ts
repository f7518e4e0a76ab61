/** Every Dutch text that a visitor may read: in the content, and in the code of pages, mails and papers. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync } from 'vite'
import { foreignLanguages } from '#domain/languages.ts'
import { factsOf } from '#server/content/facts.ts'
import { readContentFiles, withFacts } from '#server/content/read-content-files.ts'
import { sourceFiles } from '../architecture/source-files.ts'

export type DutchText = { text: string; file: string }

/** Keys of the content whose values are names for machines, and those that hold proper names only: people's addresses, shops. */
const nameKeys = new Set([
  'slug',
  'kind',
  'media',
  'href',
  'path',
  'from',
  'to',
  'url',
  'collection',
  'website',
  'timeZone',
  'tone',
  'features',
  'category',
  'categories',
  'materials',
  'layout',
  'side',
  'rhythm',
  'file',
  'stock',
  'type',
  'article',
  'basin',
  'handle',
  'guide',
  'guides',
  'top',
  'tap',
  'model',
  'hinge',
  'drawerSystem',
  'pdf',
  'fbx',
  'video',
  'format',
  'wallTone',
  'hex',
  'wall',
  'image',
  'wood',
  'color',
  'colors',
  'accentFinish',
  'matchingTops',
  'collecties',
  'collections',
  'general',
  'service',
  'jobs',
  'code',
  'mounting',
  'core',
  'vein',
  'edge',
  'language',
  'defaultLocale',
  'downloads',
  'locale',
  'submenu',
  'Naam',
  'Adres',
  'Postcode',
  'Plaats',
  'openingstijden',
  'email',
  'serviceRequest',
  'imageBankConsumer',
  'imageBankDealer',
  'status',
  'postcode',
  'btw',
  'kvk',
  'ratio',
  'finishes',
  'key',
  'product',
  'taps',
])

/** Strings of a content value, without what only machines read; the statement of the privacy page in other languages is not Dutch. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  if (typeof value !== 'object' || value === null) return []
  if ('locale' in value && value.locale !== 'nl' && typeof value.locale === 'string') return []
  return Object.entries(value).flatMap(([key, inner]) => (nameKeys.has(key) ? [] : stringsIn(inner)))
}

/** Pages in another language. */
const isForeign = (file: string) => foreignLanguages.some((language) => file === `content/pages/${language}.json`)

/** Texts of all content files in Dutch, without the words that visitors type into the search. */
export function contentTexts(): DutchText[] {
  const facts = factsOf(readContentFiles(resolve('content'), resolve('public')))
  return sourceFiles(['content'], /(?<!place-names)\.json$/)
    .filter((file) => !file.includes('/studio/') && file !== 'content/search.json' && !isForeign(file))
    .flatMap((file) => {
      const content: unknown = JSON.parse(withFacts(facts, readFileSync(file, 'utf8'), file))
      return stringsIn(content)
        .filter((text) => !/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(text))
        .map((text) => ({ text, file }))
    })
}

/** Attributes and properties of the code whose strings are not read by people. */
const codeNames =
  /^(?:className|class|href|to|type|name|id|rel|key|src|srcSet|sizes|role|method|action|target|d|viewBox|points|transform|fill|stroke|media|as|autoComplete|inputMode|enterKeyHint|htmlFor|pattern|accept|lang|data-.*|aria-(?:current|live|haspopup|controls|describedby|labelledby))$/

type Node = { type: string } & Record<string, unknown>
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Texts in one piece of the syntax tree: JSX texts, and strings that are sentences or words rather than names, errors for developers left out. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isNode(value)) return []
  const named = value['name'] ?? value['key']
  const name = isNode(named) && typeof named['name'] === 'string' ? named['name'] : ''
  if (
    value.type.startsWith('TS') ||
    /^(?:Import|ExportAll)/.test(value.type) ||
    value.type === 'TaggedTemplateExpression'
  )
    return []
  if (/^(?:JSXAttribute|Property)$/.test(value.type) && codeNames.test(name)) return []
  const callee = value['callee']
  if (value.type === 'NewExpression' && isNode(callee) && String(callee['name']).endsWith('Error')) return []
  if (value.type === 'JSXText') return [String(value['value'])]
  if (value.type === 'TemplateElement') {
    const told = value['value']
    return typeof told === 'object' && told !== null && 'cooked' in told ? sentences(String(told.cooked)) : []
  }
  if (value.type === 'Literal') return typeof value['value'] === 'string' ? sentences(value['value']) : []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'type' ? [] : textsIn(inner)))
}

/** A string is for people when it has a space between letters or begins like a label, and is neither code nor English for developers. */
function sentences(text: string): string[] {
  const forPeople = /[a-zà-ÿ,.:;] [a-zà-ÿ‘(]/i.test(text) || /^\p{Lu}\p{Ll}+[.?!…]?$/u.test(text)
  return forPeople && !code.test(text) && !english.test(text) ? [text] : []
}
const code = /[{}<>=[\]_|]|charset|max-age|no-store|prefers-|border-|textarea|src 'self'|^[a-z]+-[a-z]+: |^main h1|^xM/
const english =
  /\b(?:a|an|the|and|be|by|this|that|they|with|from|than|where|before|such|needs|stands|could|may|must|its|only|for|already|until|nothing|cannot|missing|Invalid|Expected|finishes|follow|available|you|around|Confirm|Unsubscribe|Control|Organization|Question|Answer|Place|Optional|failed|Sect|Artifact|Figure|Lbl|Table|Bottom)\b/i

/** Texts in the code of pages, mails and papers; what the server says to its keeper is English, and what visitors type is spelled as they like. */
export function codeTexts(): DutchText[] {
  const files = [
    ...sourceFiles(['app', 'routes', 'domain/configurator'], /(?<!\.test)\.tsx?$/),
    ...sourceFiles(
      ['newsletter', 'pdf', 'catalogue', 'markdown', 'fit', 'search', 'captcha', 'configurator'].map(
        (room) => `server/${room}`,
      ),
      /(?<!\.test)\.ts$/,
    ),
  ]
  return files
    .filter((file) => !/-script\.ts$|cli\.ts$|listmonk\.ts$|synonyms\.ts$|query-text\.ts$/.test(file))
    .flatMap((file) => {
      const { program } = parseSync(file, readFileSync(file, 'utf8'))
      return textsIn(program).map((text) => ({ text, file }))
    })
}
