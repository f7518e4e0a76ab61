/** What helps who owns or hangs a product: its guides and its files. */
import type { ProductDetails } from './product-pages.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { mediaFileSize } from '#server/content/media-files.ts'

export type ProductHelp = {
  guides: { label: string; href: string }[]
  /** With what they weigh in bytes. */
  files: { label: string; href: string; bytes: number }[]
}

type Known = Pick<ContentFiles, 'collections' | 'guides' | 'downloads'>
type Helped = Pick<ProductDetails, 'model' | 'collection' | 'features' | 'materials' | 'drawn'>

/** What hangs on or stands against a wall as the guide for cabinets tells. */
const cabinets = new Set([
  'wastafelmeubel',
  'toiletmeubel',
  'kolomkast',
  'halfhoge-kast',
  'bovenkast',
  'zijkast',
  'spiegelkast',
])
const withPipes = new Set(['wastafelmeubel', 'toiletmeubel'])
const wallGuide = '/montage/montagehandleiding'
/** The card for each material that there is one of. */
const cards: Readonly<Record<string, string>> = {
  fineer: 'onderhoud-fineer',
  'gelakt-mdf': 'onderhoud-lak',
  lariks: 'onderhoud-geolied-hout',
  hpl: 'onderhoud-hpl',
  composiet: 'onderhoud-hpl',
  beton: 'onderhoud-beton',
}

/** Guides, and files that exist under `publicDir`; of a product of no collection what holds for every one. */
export async function productHelp(known: Known, publicDir: string, product: Helped): Promise<ProductHelp> {
  const care = cardsOf(product)
  const wanted = [...sheetsOf(known, product), ...(care.length === 1 ? care : [])]
  const files = await Promise.all(
    wanted
      .flatMap((slug) => known.downloads.find((download) => download.slug === slug) ?? [])
      .map(async ({ title, file }) => ({
        label: title,
        href: `/media/${file}`,
        bytes: await mediaFileSize(publicDir, file),
      })),
  )
  return {
    guides: [
      ...wallGuides(product),
      ...pipes(product),
      ...systemGuides(known, product).map(({ path, meta }) => ({ label: meta.title.replace(/:.*/, ''), href: path })),
      ...(care.length > 1 ? [{ label: 'Onderhoud per oppervlak', href: '/downloads?type=onderhoud' }] : []),
    ],
    files: files.flatMap(({ bytes, ...file }) => (bytes === null ? [] : [{ ...file, bytes }])),
  }
}

function wallGuides({ model }: Helped): ProductHelp['guides'] {
  if (cabinets.has(model)) return [{ label: 'Montagehandleiding', href: wallGuide }]
  return model === 'spiegel' ? [{ label: 'Een spiegel ophangen', href: `${wallGuide}#een-spiegel-ophangen` }] : []
}

function pipes({ model, collection }: Helped): ProductHelp['guides'] {
  return withPipes.has(model) && collection
    ? [
        {
          label: `Aanvoer en afvoer bij ${collection.name}`,
          href: `/montage/aanvoermaten-afvoermaten?collection=${collection.slug}`,
        },
      ]
    : []
}

/** The guide of the plank that it is, or of the drawers and the hinges that its collection has. */
function systemGuides({ collections, guides }: Known, { model, collection, features, drawn }: Helped) {
  const has = (feature: string) => features.some(({ slug }) => slug === feature)
  const made = collections.get(collection?.slug ?? '')
  const isOpened = {
    drawer: has('volledig-uittrekbaar') || drawn?.fronts?.kind === 'drawer',
    door: has('omkeerbare-deur') || model === 'bovenkast' || drawn?.fronts?.kind === 'door',
  }
  return [
    `/montage/${model}`,
    ...(made && isOpened.drawer ? [`/montage/ladesystemen/${made.drawerSystem}`] : []),
    ...(made && isOpened.door ? [`/montage/scharnieren/${made.hinge}`] : []),
  ].flatMap((path) => guides.get(path) ?? [])
}

/** The sheet of its collection, which draws the washstand; of Epoch, which has none, the cabinet for the toilet. */
function sheetsOf({ downloads }: Known, { model, collection }: Helped): string[] {
  if (model !== 'wastafelmeubel' && collection?.slug !== 'epoch') return []
  return downloads
    .filter(
      (download) =>
        withPipes.has(model) && download.type === 'maattekening' && download.collection === collection?.slug,
    )
    .map(({ slug }) => slug)
}

/** Tops of solid wood are oiled; handles and dividers are not always. */
function cardsOf({ model, materials }: Helped): string[] {
  return [
    ...new Set(
      materials.flatMap(
        ({ slug }) => cards[slug] ?? (slug === 'massief-hout' && model === 'afdekblad' ? 'onderhoud-geolied-hout' : []),
      ),
    ),
  ]
}
