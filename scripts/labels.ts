/**
 * QR labels to stick on the furniture, as a PDF of A4 sheets with 24 labels of 70 x 37 mm:
 * `npm run labels -- --product=<slug> | --mirror=<code> | --article=<number> | --all [--out=labels.pdf]`.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { amsterdamDay } from '#domain/amsterdam-day.ts'
import { articleKey } from '#domain/articles/article-number.ts'
import { dimensionLabel } from '#domain/dimensions.ts'
import { mirrorSlug } from '#domain/mirrors/mirror-slug.ts'
import { catalogue, closeCatalogue } from '#server/catalogue/catalogue.ts'
import { labelsOnSheet, labelsPdf, type Label } from '#server/pdf/labels-pdf.ts'
import { siteContext } from '#server/site-context.ts'

const usage =
  'Say what to label: --product=<slug>, --mirror=<code>, --article=<number> or --all; --out=<file> names the PDF (labels.pdf).'

type Labelled = Label & { slug: string; kind: 'product' | 'mirror' }

/** One label for each active variant and each size of a mirror. */
async function allLabels(): Promise<Labelled[]> {
  const [{ files }, { products }] = await Promise.all([siteContext(), catalogue()])
  return [
    ...[...products.values()].flatMap(({ slug, name, variants }) =>
      variants
        .filter((variant) => variant.is_active)
        .map((variant): Labelled => ({
          kind: 'product',
          slug,
          article: variant.article,
          name,
          detail: [dimensionLabel(variant), variant.color_textures[0]?.color_name]
            .filter((part) => part !== undefined && part !== '')
            .join(', '),
        })),
    ),
    ...files.mirrors.flatMap((mirror) =>
      mirror.formats.map((format): Labelled => ({
        kind: 'mirror',
        slug: mirrorSlug(mirror.name),
        article: format.article,
        name: `Spiegel ${mirror.name2}`,
        detail: format.size ? dimensionLabel({ ...format.size, diameter: null }) : 'Op maat',
      })),
    ),
  ]
}

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      product: { type: 'string' },
      mirror: { type: 'string' },
      article: { type: 'string' },
      all: { type: 'boolean' },
      out: { type: 'string', default: 'labels.pdf' },
    },
  })
  const { product, mirror, article, all, out } = values
  if (product === undefined && mirror === undefined && article === undefined && all !== true) {
    process.stderr.write(`${usage}\n`)
    return 2
  }
  const labels = (await allLabels()).filter(
    (label) =>
      all === true ||
      (label.kind === 'product' && label.slug === product) ||
      (label.kind === 'mirror' && label.slug === mirror?.toLowerCase()) ||
      (article !== undefined && articleKey(label.article) === articleKey(article)),
  )
  if (labels.length === 0) {
    process.stderr.write('Nothing in the catalogue has that name or number.\n')
    return 1
  }
  writeFileSync(out, await labelsPdf(labels, amsterdamDay(new Date())))
  process.stderr.write(
    `${labels.length} labels on ${Math.ceil(labels.length / labelsOnSheet)} sheets written to ${out}.\n`,
  )
  return 0
}

try {
  process.exitCode = await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`)
  process.exitCode = 2
} finally {
  await closeCatalogue()
  await (await siteContext()).close()
}
