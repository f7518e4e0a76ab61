/** Guides and files for the owner or fitter of a product. */
import type { ProductDetails } from './product-pages.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { mediaFileSize } from '#server/content/media-files.ts'

export type ProductHelp = {
  guides: { label: string; href: string }[]
  /** With their sizes in bytes. */
  files: { label: string; href: string; bytes: number }[]
}

type Known = Pick<ContentFiles, 'collections' | 'guides' | 'downloads'>
type Helped = Pick<ProductDetails, 'model' | 'collection' | 'features' | 'materials' | 'drawn'>

/** Categories that are mounted as the guide for cabinets says. */
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
/** The care card of each material that has one. */
const cards: Readonly<Record<string, string>> = {
  fineer: 'onderhoud-fineer',
  'gelakt-mdf': 'onderhoud-lak',
  lariks: 'onderhoud-geolied-hout',
  hpl: 'onderhoud-hpl',
  composiet: 'onderhoud-hpl',
  beton: 'onderhoud-beton',
}

/** Guides, and files that exist under `publicDir`; for a product without a collection those that apply to all. */
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

/** The guide of this shelf, or those of the drawers and hinges of its collection. */
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

/** The page of its collection with the drawing of the washstand; for Epoch, which has none, that of the toilet cabinet. */
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
