/** 'Vergelijk': adds the product to what was compared last in this tab. */
import { useSyncExternalStore } from 'react'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { addToComparison, rememberedComparison } from '../compare/remembered-comparison.ts'

export function CompareLink({ slug }: { slug: string }) {
  const remembered = useSyncExternalStore(noChanges, rememberedComparison, () => '')
  const items = addToComparison(remembered, slug).join(',')
  return (
    <ButtonLink look="quiet" href={hrefTo({ to: '/vergelijken', search: { items } })}>
      Vergelijk
    </ButtonLink>
  )
}

/** Nothing else on the page changes what is remembered. */
const noChanges = () => () => undefined
