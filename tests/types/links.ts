/**
 * Links that must not compile: each line below is an error for the compiler. When the route tree or a search schema stops checking one of them,
 * the type check of this file fails. Nothing runs it.
 */
import type { useRouter } from '@tanstack/react-router'
import { createElement } from 'react'
import { hrefTo } from '#app/ui/link/href.ts'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'

export const wrongAddresses = [
  // @ts-expect-error -- there is no such route
  () => hrefTo({ to: '/collectie' }),
  // @ts-expect-error -- beat41 is not a collection
  () => hrefTo({ to: '/collecties/$collectie', params: { collectie: 'beat41' } }),
  // @ts-expect-error -- a route with params needs them
  () => hrefTo({ to: '/producten/$slug' }),
  // @ts-expect-error -- there is no such filter
  () => hrefTo({ to: '/producten', search: { colour: ['wit-mat'] } }),
  // @ts-expect-error -- a page is a number
  () => hrefTo({ to: '/producten', search: { page: 'twee' } }),
  // @ts-expect-error -- there is no such order
  () => hrefTo({ to: '/producten', search: { sort: 'cheapest' } }),
  // @ts-expect-error -- in stock is yes or nothing
  () => hrefTo({ to: '/producten', search: { inStock: 'ja' } }),
  // @ts-expect-error -- mirrors have no such shape
  () => hrefTo({ to: '/collecties/spiegels', search: { shape: ['ster'] } }),
  // @ts-expect-error -- dealers are not searched within 30 km
  () => hrefTo({ to: '/verkooppunten', search: { radius: 30 } }),
  // @ts-expect-error -- there are no dealers in France
  () => hrefTo({ to: '/verkooppunten', search: { land: 'frankrijk' } }),
  // @ts-expect-error -- there is no such brand of finishes
  () => createElement(SiteLink, { link: { to: '/kleuren', search: { brand: 'Onbekend' } } }),
]

export function wrongNavigation(router: ReturnType<typeof useRouter>): void {
  // @ts-expect-error -- the width is a number of millimetres
  void router.navigate({ to: '/producten', search: { maxWidth: '118 cm' } })
  // @ts-expect-error -- there is no such search param
  void router.navigate({ to: '/vergelijken', search: { products: 'a,b' } })
}
