/** The schemas of the maker's facts and the menus: content/site.json, content/opening-hours.json and content/menus. */
import { z } from 'zod'

const https = z.url({ protocol: /^https$/ })

export const siteSchema = z.strictObject({
  name: z.string(),
  legalName: z.string(),
  foundedYear: z.literal(1995),
  tagline: z.string(),
  /** Public address without trailing slash; `SITE_URL` in the environment wins. */
  url: https,
  kvk: z.string(),
  btw: z.string(),
  address: z.strictObject({
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
    country: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  phone: z.string(),
  phoneHref: z.string().startsWith('tel:'),
  email: z.email(),
  emailService: z.email(),
  emailJobs: z.email(),
  links: z.strictObject({ serviceRequest: https, imageBankConsumer: https, imageBankDealer: https, status: https }),
  social: z
    .array(z.strictObject({ network: z.enum(['Facebook', 'Pinterest', 'YouTube', 'Instagram']), url: https }))
    .length(4),
  /** Path under /media/. */
  brochure: z.string(),
  certificates: z.array(z.strictObject({ name: z.string(), image: z.string() })).min(2),
})
export type Site = z.output<typeof siteSchema>

const week = z.array(z.strictObject({ days: z.string(), hours: z.string() })).min(1)
/** Of the office and the workshop, and of the showroom. */
export const openingHoursSchema = z.strictObject({ openingHours: week, showroomHours: week })
export type OpeningHours = z.output<typeof openingHoursSchema>

const menuLink = z.strictObject({
  label: z.string(),
  href: z.string(),
  /** One line under the label. */
  text: z.string().optional(),
})
/** `image`: a small picture beside the label, a media name. */
const headerLink = menuLink.extend({
  image: z.string().optional(),
})
const headerColumn = z.strictObject({ title: z.string(), links: z.array(headerLink).min(1) })
const menuColumn = z.strictObject({ title: z.string(), links: z.array(menuLink).min(1) })

/** The four header menus, in order. */
export const headerMenusSchema = z
  .array(
    z.strictObject({
      label: z.enum(['Collecties', 'Uw verkooppunt', 'Service & Montage', 'Contact']),
      columns: z.array(headerColumn).min(1),
    }),
  )
  .length(4)

const submenus = [
  'collecties',
  'exclusief',
  'service',
  'ladesystemen',
  'scharnieren',
  'locaties',
  'nederland',
  'internationaal',
  'over',
] as const

/** The mobile menu: `main` first; a link with `submenu` opens that submenu. */
export const mobileMenusSchema = z.record(
  z.enum(['main', ...submenus]),
  z.strictObject({
    title: z.string(),
    links: z.array(z.union([menuLink, z.strictObject({ label: z.string(), submenu: z.enum(submenus) })])).min(1),
  }),
)

export const footerMenusSchema = z.array(menuColumn).min(3)

/** The menus of every page. */
export type Menus = {
  header: z.output<typeof headerMenusSchema>
  mobile: z.output<typeof mobileMenusSchema>
  footer: z.output<typeof footerMenusSchema>
}
