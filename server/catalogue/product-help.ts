/** Guides and files for the owner or fitter of a product. */
import type { ProductDetails } from './product-pages.ts'
import { supplySlug } from '#server/content/supply-cabinets.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { existingFiles } from '#server/content/media-files.ts'

export type ProductHelp = {
  guides: { label: string; href: string }[]
  /** Its cabinet in the pipe drawing, with one basin or two; the width is that of the chosen size. */
  pipes: { label: string; collection: string; count: 2 | undefined } | null
  /** With their sizes in bytes. */
  files: { label: string; href: string; bytes: number }[]
}

type Known = Pick<ContentFiles, 'collections' | 'guides' | 'downloads'>
type Helped = Pick<ProductDetails, 'model' | 'collection' | 'features' | 'materials' | 'drawn'>

/** Models that are mounted by the guide for cabinets. */
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
  const wanted = [...drawingsOf(known, product), ...(care.length === 1 ? care : [])]
  const files = wanted.flatMap((slug) => known.downloads.find((download) => download.slug === slug) ?? [])
  return {
    guides: [
      ...wallGuides(product),
      ...systemGuides(known, product).map(({ path, meta }) => ({ label: meta.title.replace(/:.*/, ''), href: path })),
      ...(care.length > 1 ? [{ label: 'Onderhoud per oppervlak', href: '/downloads?type=onderhoud' }] : []),
    ],
    pipes: pipes(product),
    files: await existingFiles(
      publicDir,
      files.map(({ title, file }) => ({ label: title, file })),
    ),
  }
}

function wallGuides({ model }: Helped): ProductHelp['guides'] {
  if (cabinets.has(model)) return [{ label: 'Montagehandleiding', href: wallGuide }]
  return model === 'spiegel' ? [{ label: 'Een spiegel ophangen', href: `${wallGuide}#een-spiegel-ophangen` }] : []
}

function pipes({ model, collection, features }: Helped): ProductHelp['pipes'] {
  return withPipes.has(model) && collection
    ? {
        label: `Aanvoer en afvoer bij ${collection.name}`,
        collection: supplySlug(model, collection.slug),
        count: features.some(({ slug }) => slug === 'twee-wastafels') ? 2 : undefined,
      }
    : null
}

/** The guide of this model, or those of the drawers and hinges of its collection. */
function systemGuides({ collections, guides }: Known, { model, collection, features, drawn }: Helped) {
  const has = (feature: string) => features.some(({ slug }) => slug === feature)
  const its = collections.get(collection?.slug ?? '')
  const opens = {
    drawer: has('volledig-uittrekbaar') || drawn?.fronts?.kind === 'drawer',
    // Doors of mirror glass have hinges of their own.
    door: drawn?.fronts?.kind === 'door' && model !== 'spiegelkast',
  }
  return [
    `/montage/${model}`,
    ...(its && opens.drawer ? [`/montage/ladesystemen/${its.drawerSystem}`] : []),
    ...(its && opens.door ? [`/montage/scharnieren/${its.hinge}`] : []),
  ].flatMap((path) => guides.get(path) ?? [])
}

/** The dimension drawing of its collection, which shows the washstand; for Epoch, which has none, the toilet cabinet. */
function drawingsOf({ downloads }: Known, { model, collection }: Helped): string[] {
  if (model !== 'wastafelmeubel' && !(model === 'toiletmeubel' && collection?.slug === 'epoch')) return []
  return downloads
    .filter((download) => download.type === 'maattekening' && download.collection === collection?.slug)
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
