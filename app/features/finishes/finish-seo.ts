/** The head of a finish's page. */
import type { PageSeo } from '#app/lib/seo.ts'
import { shareCard } from '#domain/picture-source.ts'
import { crumbsTo } from '#domain/site-map.ts'
import type { FinishPageData } from '#server/pages/finishes.ts'

export function finishSeo(finish: FinishPageData): PageSeo {
  const path = `/kleuren/${finish.name}`
  return {
    title: `Kleur ${finish.displayName}`,
    description: finish.meta.description,
    path,
    ogImage: shareCard(finish.worn) ?? '/media/og/kleuren.jpg',
    crumbs: crumbsTo(path, finish.displayName),
  }
}
