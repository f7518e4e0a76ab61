/** What the brochure says, per language. Collections, finishes and mirrors keep their names; what is said about them is translated. */
import type { Collection } from '#domain/collections/collection.schema.ts'
import type { Finish } from '#domain/finishes/finish.schema.ts'
import type { DocumentLanguage } from '#server/pdf/paper.ts'

export type CollectionWords = {
  title: string
  intro: string
  tagline: string
  material: string
  tops: readonly string[]
}

export type BrochureWords = {
  language: DocumentLanguage
  title: string
  subject: string
  cover: { eyebrow: string; line: string }
  contents: {
    title: string
    intro: string
    finishes: string
    mirrors: string
    sizes: string
    guarantee: string
    dealers: string
  }
  story: { title: string; paragraphs: readonly string[]; facts: readonly { label: string; value: string }[] }
  making: { title: string; intro: string; steps: readonly { title: string; text: string }[] }
  exclusive: { title: string; paragraphs: readonly string[] }
  labels: {
    since: string
    widths: string
    depth: string
    height: string
    mounting: string
    material: string
    tops: string
    from: string
    finishes: string
    inclVat: string
    mm: string
    or: string
    /** What a picture shows, where the site describes it only in Dutch. */ room: string
    drawing: string
  }
  finishCount: (count: number) => string
  mountings: Record<Collection['mounting'], string>
  finishes: {
    title: string
    intro: string
    exclusiveTitle: string
    exclusiveIntro: string
    oeverhout: string
    exclusive: string
    type: string
    sjithouse: string
    hpl: string
    concrete: string
  }
  mirrors: { title: string; intro: string; lit: string; unlit: string }
  sizes: { title: string; intro: string; columns: readonly [string, string, string, string, string, string, string] }
  guarantee: {
    title: string
    facts: readonly { label: string; value: string }[]
    paragraphs: readonly string[]
    certificates: string
  }
  dealers: {
    title: string
    paragraphs: readonly string[]
    count: string
    showroom: string
    showroomText: string
    contact: string
  }
  countries: Record<string, string>
  days: Record<string, string>
  closed: string
  back: string
  colophon: (day: string, version: string) => string
  collection: (collection: Collection) => CollectionWords
  finish: (finish: Finish) => string
  certificate: (certificate: { name: string; text: string }) => { name: string; text: string }
  price: (cents: number) => string
}
