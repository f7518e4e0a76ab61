/** A furniture collection: content/collections/{slug}.json */
import { z } from 'zod'
import { heroSchema, pageMetaSchema, sectionSchema } from '../pages/section.schema.ts'
import { freeSlotSchema, hexColor, pictureSlotSchema } from '../picture-slot.ts'
import { reference } from '../reference.ts'
import { allCollectionSlugs } from './collection-slugs.ts'

const mm = z.number().int().positive()

/** What the furniture looks like, for pictures, drawings and 3D files. All lengths in mm. */
export const collectionFormSchema = z.strictObject({
  /** How the drawer front is made. */
  front: z.enum([
    'vlak',
    'greeplijst',
    'kader',
    'groef-verticaal',
    'groef-horizontaal',
    'afgerond',
    'staalframe',
    'massief',
    'betonfront',
    'schuin',
  ]),
  handle: z.enum(['greeploos', 'push', 'knop', 'beugel', 'lederen-lus', 'greeplijst', 'ingefreesd']),
  metal: z.enum(['zwart', 'rvs', 'messing', 'chroom', 'brons']),
  drawers: z.number().int().min(1).max(4),
  mounting: z.enum(['wandhangend', 'staand', 'frame']),
  /** Height of the top above the floor. */
  topHeight: mm,
  bodyHeight: mm,
  topThickness: mm,
  top: z.enum(['keramiek', 'hpl', 'beton', 'natuursteen', 'composiet', 'massief-hout']),
  basin: z.enum(['opzet-rond', 'opzet-rechthoek', 'onderbouw', 'geintegreerd', 'inbouw']),
  wall: z.enum(['pleister', 'tegel', 'zellige', 'microcement', 'beton', 'natuursteen', 'hout', 'baksteen']),
  wallTone: z.string().regex(/^#[0-9a-f]{6}$/),
  floor: z.enum(['eiken', 'microcement', 'natuursteen', 'terrazzo', 'tegel', 'beton']),
  light: z.enum(['ochtend', 'middag', 'namiddag', 'avond', 'noorden']),
  finish: reference('finish', z.string()),
  accentFinish: reference('finish', z.string()),
  mirror: reference('mirror', z.string()),
})

/** What the edge of a top is drawn from (content/studio/slabs.py): the surface of a finish of ours, or a stone or casting in its own colour. */
export const topSurfaceSchema = z.discriminatedUnion('kind', [
  /** `knots`: wild wood. */
  z.strictObject({
    kind: z.literal('massief'),
    finish: reference('finish', z.string()),
    knots: z.literal(true).optional(),
  }),
  z.strictObject({ kind: z.enum(['fineer', 'multiplex', 'hpl', 'beton']), finish: reference('finish', z.string()) }),
  z.strictObject({ kind: z.literal('compact'), finish: reference('finish', z.string()), core: hexColor }),
  /** `vein`: the colour of its veins, where they show. `edge`: its profile, where it is not straight. */
  z.strictObject({
    kind: z.literal('kalksteen'),
    color: hexColor,
    vein: hexColor.optional(),
    edge: z.literal('halfrond').optional(),
  }),
  z.strictObject({ kind: z.literal('marmer'), color: hexColor, edge: z.literal('kraal').optional() }),
  z.strictObject({
    kind: z.enum(['hardsteen', 'basalt', 'graniet', 'travertijn', 'leisteen', 'terrazzo', 'composiet', 'keramiek']),
    color: hexColor,
  }),
])

export const collectionSchema = z.strictObject({
  slug: z.enum(allCollectionSlugs),
  name: z.string().min(2),
  brand: z.enum(['Oeverhout', 'Type', 'Sjithouse', 'Exclusief']),
  /** Year of introduction. */
  since: z.number().int().min(1995).max(2026),
  meta: pageMetaSchema,
  hero: heroSchema,
  /** One line for cards and comparison tables. */
  tagline: z.string().min(20).max(120),
  /** The upright picture on cards. */
  card: pictureSlotSchema,
  /** The main piece in a room, shown with the vanity units of the collection. */
  rooms: z.array(pictureSlotSchema).min(1),
  /** Cabinet sizes in mm. */
  sizes: z.strictObject({ widths: z.array(mm).min(3), heights: z.array(mm).min(1), depths: z.array(mm).min(1) }),
  mounting: z.enum(['wandhangend', 'staand', 'wandhangend of staand']),
  drawerSystem: z.enum(['hettich', 'scala', 'exclusief', 'xp']),
  hinge: z.enum(['exclusief', 'grass', 'hettich']),
  softClose: z.boolean(),
  /** What it is made of, in words. */
  material: z.string().min(10),
  formaldehydeClass: z.enum(['E1', 'E0,5', 'geen toegevoegd formaldehyde']),
  guaranteeYears: z.number().int().positive(),
  /** `image`: the edge, 800 mm of it, as high as it is thick. */
  tops: z
    .array(
      z.strictObject({
        name: z.string(),
        material: z.string(),
        thickness: mm,
        text: z.string(),
        surface: topSurfaceSchema,
        image: freeSlotSchema,
      }),
    )
    .min(1),
  /** `mounting` only where it differs from the basin of `form`. */
  basins: z
    .array(
      z.strictObject({
        name: z.string(),
        material: z.string(),
        mounting: z.enum(['opzet', 'onderbouw', 'geintegreerd', 'inbouw']).optional(),
        width: mm,
        depth: mm,
        height: mm,
      }),
    )
    .min(1),
  /** Keys of the finish catalogue, first the one that is pictured. */
  finishes: z.array(reference('finish', z.string())).min(1),
  /** Codes of the mirrors that go with it. */
  mirrors: z.array(reference('mirror', z.string())).min(2),
  priceFrom: z.number().int().positive(), // cents, incl. btw
  form: collectionFormSchema,
  sections: z.array(sectionSchema).min(6),
  /** How the page asks to come and look; in general words when absent. */
  dealers: z.strictObject({ title: z.string().min(2).max(90), text: z.string().min(20).optional() }).optional(),
})
export type Collection = z.output<typeof collectionSchema>
