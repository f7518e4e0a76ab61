/**
 * The bands that editorial pages are composed of, as data.
 *
 * A page lists its sections in order; `SectionList` renders them with one exhaustive switch.
 * Sections hold texts and picture slots; those that list products, mirrors and so on name only slugs and codes.
 */
import { z } from 'zod'
import { offeredSlotSchema, pictureSlotSchema } from '../picture-slot.ts'

const text = z.string().min(2)
const paragraphs = z.array(text).min(1)
const heading = z.string().min(2).max(90)
/** A path on this site (starts with /) or a full https address. */
export const hrefSchema = z.string().regex(/^(\/|https:\/\/|mailto:|tel:)/)
export const linkSchema = z.strictObject({ label: z.string().min(2), href: hrefSchema })
const fact = z.strictObject({ label: text, value: z.string().min(1) })

export const sectionSchema = z.discriminatedUnion('kind', [
  /** A few paragraphs beside a heading; `facts` are a quiet list at the side. */
  z.strictObject({ kind: z.literal('story'), title: heading, paragraphs, facts: z.array(fact).optional() }),
  /** One large serif sentence alone on the page. */
  z.strictObject({ kind: z.literal('statement'), text: z.string().min(12).max(220) }),
  /** Picture and text side by side, or the text alone. */
  z.strictObject({
    kind: z.literal('spread'),
    title: heading,
    paragraphs,
    picture: pictureSlotSchema.optional(),
    side: z.enum(['left', 'right']),
    width: z.enum(['half', 'wide']),
    link: linkSchema.optional(),
  }),
  /** A picture from edge to edge. */
  z.strictObject({ kind: z.literal('full-bleed'), picture: pictureSlotSchema, caption: text.optional() }),
  /** Two pictures, one taller than the other, with a caption each. */
  z.strictObject({
    kind: z.literal('pair'),
    pictures: z.tuple([pictureSlotSchema, pictureSlotSchema]),
    captions: z.tuple([text, text]).optional(),
    rhythm: z.enum(['tall-left', 'tall-right', 'even']),
  }),
  /** A strip of close-ups with captions; the words alone where one has no picture. */
  z.strictObject({
    kind: z.literal('details'),
    title: heading.optional(),
    items: z
      .array(z.strictObject({ picture: pictureSlotSchema.optional(), title: text, text }))
      .min(2)
      .max(4),
  }),
  /** Numbers and facts in a row of columns. */
  z.strictObject({ kind: z.literal('facts'), title: heading.optional(), items: z.array(fact).min(2).max(8) }),
  /** Years with what happened in them. */
  z.strictObject({
    kind: z.literal('timeline'),
    title: heading,
    items: z.array(z.strictObject({ year: z.number().int(), title: text, text })).min(3),
  }),
  /** Numbered steps of a process (not an assembly guide). */
  z.strictObject({
    kind: z.literal('steps'),
    title: heading,
    items: z.array(z.strictObject({ title: text, text, picture: pictureSlotSchema.optional() })).min(2),
  }),
  /** A list of large links, with or without pictures. */
  z.strictObject({
    kind: z.literal('links'),
    title: heading.optional(),
    items: z
      .array(
        z.strictObject({ title: text, text: text.optional(), href: hrefSchema, picture: pictureSlotSchema.optional() }),
      )
      .min(2),
  }),
  /** Pictures to download, each with its size. */
  z.strictObject({
    kind: z.literal('pictures'),
    title: heading,
    items: z.array(z.strictObject({ title: text, picture: offeredSlotSchema })).min(2),
  }),
  /** A table with a caption; the first cell of each row is its header. */
  z.strictObject({
    kind: z.literal('table'),
    title: heading,
    caption: text.optional(),
    columns: z.array(text).min(2),
    rows: z.array(z.array(z.string())).min(1),
    /** Closed until a reader opens it. */
    folded: z.boolean().default(false),
  }),
  /** Headed running text for legal pages and guides; each block becomes an entry of the contents list. */
  z.strictObject({
    kind: z.literal('prose'),
    blocks: z.array(z.strictObject({ title: heading, paragraphs, list: z.array(text).optional() })).min(1),
  }),
  /** Questions with their answers, folded. */
  z.strictObject({
    kind: z.literal('questions'),
    title: heading,
    items: z.array(z.strictObject({ question: text, answer: paragraphs })).min(2),
  }),
  /** A call to act: one or two links under a line of text. */
  z.strictObject({
    kind: z.literal('invitation'),
    title: heading,
    text: text.optional(),
    links: z.array(linkSchema).min(1).max(2),
  }),
  /** Filled from the collection itself (only on collection pages). */
  z.strictObject({
    kind: z.literal('collection-finishes'),
    title: heading,
    text: text.optional(),
    /** What to look at when the main piece is turned round in 3D. */
    model: z.strictObject({ title: heading, text }),
  }),
  z.strictObject({ kind: z.literal('collection-sizes'), title: heading, text: text.optional() }),
  z.strictObject({
    kind: z.literal('collection-drawers'),
    title: heading,
    paragraphs,
    picture: pictureSlotSchema.optional(),
  }),
  z.strictObject({ kind: z.literal('collection-tops'), title: heading, text: text.optional() }),
  z.strictObject({ kind: z.literal('collection-mirrors'), title: heading, text: text.optional() }),
])
export type SectionContent = z.output<typeof sectionSchema>

/** What every page says about itself to browsers, search engines and people who share it. */
export const pageMetaSchema = z.strictObject({
  /** Unique over the site; the maker's name is appended. */
  title: z.string().min(4).max(62),
  /** Unique over the site. */
  description: z.string().min(60).max(165),
})

export const heroSchema = z
  .strictObject({
    /** `cover`: full-bleed picture with the title on it; `tall`: picture under the title; `split`: beside it; `plain`: no picture. */
    layout: z.enum(['cover', 'tall', 'split', 'plain']),
    eyebrow: z.string().min(2).max(40).optional(),
    /** The h1; unique over the site. */
    title: z.string().min(3).max(80),
    intro: z.string().min(20).max(320),
    picture: pictureSlotSchema.optional(),
  })
  .refine((hero) => hero.layout === 'plain' || hero.picture !== undefined, {
    message: 'een opening die niet plain is, heeft een beeld',
    path: ['picture'],
  })

export type HeroContent = z.output<typeof heroSchema>

/** A whole editorial page: content/pages/**.json */
export const pageSchema = z.strictObject({
  path: z.string().regex(/^\/[a-z0-9/-]*$/),
  meta: pageMetaSchema,
  hero: heroSchema,
  /** The words around the search for dealers, on a page in another language. */
  finder: z
    .strictObject({ label: text, hint: text, submit: text, found: text, unknown: text, all: linkSchema })
    .optional(),
  sections: z.array(sectionSchema),
})
export type PageContent = z.output<typeof pageSchema>

/** The content of one kind of section, without its `kind`: the props of the component that shows it. */
export type SectionOf<TKind extends SectionContent['kind']> = Omit<Extract<SectionContent, { kind: TKind }>, 'kind'>
