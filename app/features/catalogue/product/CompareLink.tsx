/** 'Vergelijk': adds the product in its chosen size and colour to what was compared last in this tab. */
import { useSyncExternalStore } from 'react'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { writeCompared } from '#domain/catalogue/product-search-params.ts'
import { addToComparison, rememberedComparison } from '../compare/remembered-comparison.ts'

export function CompareLink({ slug, article = null }: { slug: string; article: string | null | undefined }) {
  const remembered = useSyncExternalStore(noChanges, rememberedComparison, () => '')
  const items = writeCompared(addToComparison(remembered, { slug, article }))
  return (
    <ButtonLink look="text" href={hrefTo({ to: '/vergelijken', search: { items } })}>
      Vergelijk
    </ButtonLink>
  )
}

/** Nothing else on the page changes what is remembered. */
const noChanges = () => () => undefined
