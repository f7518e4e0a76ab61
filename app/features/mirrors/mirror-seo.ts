/** What the head of a mirror says. */
import { crumbsTo } from '#domain/site-map.ts'
import { shareCard } from '#domain/picture-source.ts'
import { markdownOf, type PageSeo } from '#app/lib/seo.ts'
import type { MirrorPageData } from '#server/pages/mirrors.ts'
import { mirrorStructuredData } from './mirror-structured-data.ts'

export function mirrorSeo(mirror: MirrorPageData): PageSeo {
  const path = `/collecties/spiegels/${mirror.slug}`
  return {
    title: `Spiegel ${mirror.name2} (${mirror.name})`,
    description: mirror.meta.description,
    path,
    ogImage: shareCard(mirror.lit) ?? '/media/og/spiegels.jpg',
    ogType: 'product',
    crumbs: crumbsTo(path, `${mirror.name} ${mirror.name2}`),
    structuredData: [mirrorStructuredData(mirror)],
    alternates: [markdownOf(path)],
  }
}
