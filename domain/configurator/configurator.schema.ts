/**
 * What can be put together, per collection: content/configurator.json. It names products of the catalogue; sizes, finishes,
 * prices, stock and article numbers are theirs. How an editor adds a top: docs/configurator.md.
 */
import { z } from 'zod'
import { allCollectionSlugs } from '../collections/collection-slugs.ts'
import { reference } from '../reference.ts'

const slug = z.string().regex(/^[a-z0-9-]+$/)
/** The value in the address: it never changes once it is published. */
const key = z.string().regex(/^[a-z][a-z0-9-]{1,29}$/)
const label = z.string().min(2).max(60)
const part = { key, label, product: reference('product', slug) }

/** Where the tap comes: out of the wall, or through a hole in the top behind or beside the basin; `two`: two holes behind one basin. */
export const tapChoices = ['middle', 'left', 'right', 'two', 'wall'] as const
export type TapChoice = (typeof tapChoices)[number]

export const configuratorSetSchema = z.strictObject({
  collection: reference('collection-page', z.enum(allCollectionSlugs)),
  /**
   * `basins`: for how many basins its drawers are cut out. `asideFrom`: from this width, in mm, they are cut out left or right for one basin
   * when asked; never without it. `hinged`: has a door that turns left or right.
   */
  cabinets: z
    .array(
      z.strictObject({
        ...part,
        basins: z.union([z.literal(1), z.literal(2)]),
        asideFrom: z.number().int().positive().optional(),
        hinged: z.boolean().default(false),
      }),
    )
    .min(1),
  /**
   * A cabinet carries a top of its own width and depth. `basin`: names of basins of the collection that are one piece
   * with the top, of which the widest that fits is made; a top without them carries a bowl. `taps`: where its hole can be;
   * 'two' from `twoTapsFrom` mm, on a basin of the top alone. `aside`: its basin is cast left or right when asked.
   */
  tops: z.array(
    z
      .strictObject({
        ...part,
        basin: z.array(z.string()).min(1).optional(),
        taps: z.array(z.enum(tapChoices)).min(1),
        twoTapsFrom: z.number().int().positive().optional(),
        aside: z.boolean().default(false),
      })
      .refine(({ basin, taps, twoTapsFrom }) => !taps.includes('two') || (basin && twoTapsFrom), {
        error: 'twee kranen vragen een kom en de breedte vanaf welke zij passen',
      }),
  ),
  /** Bowls, for tops without a basin of their own. */
  bowls: z.array(z.strictObject(part)),
  /** Framed mirrors and mirror cabinets in the finish of the furniture; the mirrors of the collection come by themselves. */
  mirrors: z.array(z.strictObject(part)),
  /** Cabinets beside it. `low`: as high as the vanity unit, otherwise tall. */
  sides: z.array(z.strictObject({ ...part, low: z.boolean(), hinged: z.boolean() })),
  /** Other handles than those the cabinet has, one for each front, in one size (mm across or in diameter). */
  handles: z.array(z.strictObject({ ...part, size: z.number().int().positive() })),
})
export type ConfiguratorSet = z.output<typeof configuratorSetSchema>

export const configuratorSchema = z.strictObject({
  /** What a set needs and Oeverhout does not sell, or what is not in its price. */
  notIncluded: z.array(z.strictObject({ name: label, text: z.string().min(10).max(200) })).min(1),
  sets: z.array(configuratorSetSchema).min(1),
})
export type ConfiguratorContent = z.output<typeof configuratorSchema>
