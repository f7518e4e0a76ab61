/** The guides and files of a product, for those who have it or are about to mount it. */
import { formatFileSize } from '#domain/downloads/file-size.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { LinkLines, type LinkLine } from '#app/ui/link/LinkLines.tsx'
import type { ProductVariant } from '#server/catalogue/product-pages.ts'
import type { ProductHelp as Help } from '#server/catalogue/product-help.ts'
import { CopyTender } from './CopyTender.tsx'
import styles from './ProductHelp.module.css'

/** What drawing programs and specifications load, made for the chosen size and colour (docs/rules.md, Files for professionals); `remark` is the ending of their names. */
const forPrograms = [
  { remark: 'ifc', label: 'Model voor Revit en Archicad' },
  { remark: 'dxf', label: 'Tekening op ware grootte' },
  { remark: 'docx', label: 'Bestektekst' },
  { remark: 'zip', label: 'Alle maten, elk als ifc, dxf, obj en bestektekst' },
]

type ProductHelpProps = Help & {
  slug: string
  variant?: ProductVariant | undefined
  /** Address of its 3D model with all finishes, where there is one. */
  modelFile: string | null | undefined
  /** Where else the product is told of. */
  elsewhere: readonly LinkLine[]
}

export function ProductHelp({ slug, variant, modelFile, elsewhere, guides, pipes, files }: ProductHelpProps) {
  return (
    <Band aria-labelledby="monteren" data-print="hide">
      <h2 id="monteren" className={styles['title']}>
        Monteren en onderhouden
      </h2>
      <div className={styles['links']}>
        <LinkLines
          columns
          lines={[
            ...elsewhere,
            ...guides,
            ...(pipes ? [{ label: pipes.label, href: pipesHref(pipes, variant?.width ?? undefined) }] : []),
            ...files.map(({ label, href, bytes }) => ({ label, href, remark: `pdf, ${formatFileSize(bytes)}` })),
            ...download('Maattekening als svg', variant?.drawing),
            ...download('3D-model als glb, op ware grootte, met alle kleuren', modelFile),
            ...(variant ? forPrograms : []).map((line) => ({
              ...line,
              href: fileHref(slug, variant, line.remark),
              isDownload: true,
            })),
          ]}
        />
        {variant && <CopyTender key={variant.article} href={fileHref(slug, variant, 'txt')} />}
      </div>
    </Band>
  )
}

function download(label: string, href: string | null | undefined): LinkLine[] {
  return href ? [{ label, href, isDownload: true }] : []
}

function fileHref(slug: string, variant: ProductVariant | undefined, ending: string): string {
  return `/professional/producten/${slug}.${ending}?variant=${variant?.article}`
}

function pipesHref({ collection, count }: NonNullable<Help['pipes']>, width: number | undefined): string {
  return hrefTo({ to: '/montage/aanvoermaten-afvoermaten', search: { collection, width, count } })
}
