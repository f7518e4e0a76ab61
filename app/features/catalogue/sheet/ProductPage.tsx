/** The sheet of one product, in one size and finish. Nearly all of it stands: what makes it and its data come when another variant is chosen. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { standsInPage } from '#app/lib/carried-data.ts'
import { DealerInvitation } from '#app/sections/dealer-invitation/DealerInvitation.tsx'
import { attendHearts } from '#app/ui/favourite/hearts.ts'
import { EnlargeArea } from '#app/ui/gallery/EnlargeArea.tsx'
import { attendGalleries } from '#app/ui/gallery/galleries.ts'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { KeepPlace } from '#app/ui/link/KeepPlace.tsx'
import { productQueryOptions, sheetName } from '../product-query.ts'
import { attendComparison } from './attend-comparison.ts'
import { productParts } from './product-parts.ts'

/** `article`: the variant that the address names; the first one otherwise, or when there is no such variant (any more). `dealers`: those near the visitor. */
export function ProductPage({
  slug,
  article,
  dealers,
}: {
  slug: string
  article: string | undefined
  dealers: ReactNode
}) {
  const { data: product } = useSuspenseQuery(productQueryOptions(slug))
  if (!product) return null // the loader has answered 404 already
  const stands = standsInPage(product),
    sheet = sheetName(slug, article)
  return (
    <KeepPlace of="marked" chosen={article}>
      <EnlargeArea name={product.name}>
        <Standing key={sheet} name={sheet} of={undefined} stands={stands} ref={attend}>
          {() => createElement(productParts.get().ProductOffer, { product, article })}
        </Standing>
      </EnlargeArea>
      <Standing key={`gemaakt ${slug}`} name={`gemaakt ${slug}`} of={undefined} stands={stands}>
        {() => createElement(productParts.get().ProductMaking, { product })}
      </Standing>
      <Standing key={`gegevens ${sheet}`} name={`gegevens ${sheet}`} of={undefined} stands={stands}>
        {() => createElement(productParts.get().ProductData, { product, article })}
      </Standing>
      <Standing key={`erbij ${slug}`} name={`erbij ${slug}`} of={undefined} stands={stands} ref={attendHearts}>
        {() => createElement(productParts.get().ProductOthers, { product })}
      </Standing>
      <DealerInvitation
        name="product verkooppunten"
        stands={stands}
        frame={{ ground: 'raised', space: 'normal' }}
        renderWords={(id) => createElement(productParts.get().ProductInvitation, { id })}
      >
        {dealers}
      </DealerInvitation>
    </KeepPlace>
  )
}

function attend(part: Element | null): void {
  attendHearts(part)
  attendGalleries(part)
  attendComparison(part)
}
