/** The sheet of one product, in one size and finish. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { countLabel } from '#app/lib/count-label.ts'
import { formatPrice, formatPriceRange } from '#app/lib/money.ts'
import { crumbsTo } from '#app/lib/site-map.ts'
import { fitGroupOf } from '#app/features/fit/fit-groups.ts'
import { DealerInvitation } from '#app/sections/dealer-invitation/DealerInvitation.tsx'
import { FitInvitation } from '#app/sections/fit-invitation/FitInvitation.tsx'
import { standsInPage } from '#app/sections/standing-sections.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { FactList, type Fact } from '#app/ui/facts/FactList.tsx'
import { FavouriteButton } from '#app/ui/favourite/FavouriteButton.tsx'
import { attendHearts } from '#app/ui/favourite/hearts.ts'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import type { ProductSheet, SheetVariant } from '#server/catalogue/product-pages.ts'
import { ProductGrid } from '../list/ProductGrid.tsx'
import { comparePriceLabel, priceOnRequest } from '../price.ts'
import { productQueryOptions } from '../product-query.ts'
import { stockWords } from '../stock.ts'
import { ProductGallery } from './ProductGallery.tsx'
import { ProductDrawing } from './ProductDrawing.tsx'
import { VariantChoice } from './VariantChoice.tsx'
import styles from './ProductPage.module.css'

/** `article`: the variant that the address names; the first one otherwise, or when there is no such variant (any more). `dealers`: those near the visitor. */
export function ProductPage({ slug, article, dealers }: { slug: string; article: string | undefined; dealers: ReactNode }) {
  const { data: product } = useSuspenseQuery(productQueryOptions(slug))
  if (!product) return null // the loader has answered 404 already
  const stands = standsInPage(product)
  const variant = product.variants.find((candidate) => candidate.article === article) ?? product.variants[0]
  return (
    <>
      <Band space="tight">
        <div className={styles['crumbs']}><Breadcrumbs crumbs={crumbsTo(`/producten/${slug}`, product.name)} /></div>
        <div className={styles['gallery']}><ProductGallery product={product} variant={variant} /></div>
        <div className={styles['words']}>
          <p className={styles['eyebrow']}>{product.is_new && <span className={styles['new']}>Nieuw</span>}{product.collection ? <a href={product.collection.path}>Collectie {product.collection.name}</a> : product.category?.name}</p>
          <h1 className={styles['title']}>{product.name}</h1>
          <p className={styles['short']}>{product.short_description}</p>
          {variant && <Offer product={product} variant={variant} />}
          {variant && <VariantChoice product={product} variant={variant} />}
          <p className={styles['actions']}>
            <ButtonLink href={hrefTo({ to: '/verkooppunten' })}>Zoek een verkooppunt</ButtonLink>
            <FavouriteButton key={variant?.article} item={{ kind: 'product', id: variant ? `${slug}_${variant.article}` : slug }} name={product.name} look="text" />
            <ButtonLink look="quiet" href={hrefTo({ to: '/vergelijken', search: { items: slug } })}>Vergelijk</ButtonLink>
          </p>
        </div>
      </Band>
      <Band>
        <h2 className={styles['aside']}>Hoe het gemaakt is</h2>
        <Standing key={slug} name={`gemaakt ${slug}`} className={styles['beside']} of={undefined} stands={stands}>{() => product.description.map((text) => <p key={text}>{text}</p>)}</Standing>
      </Band>
      {variant && (
        <Band ground="raised">
          <div className={styles['drawing']}>
            <h2 className={styles['small']}>Op schaal</h2>
            <ProductDrawing name={product.name} model={product.model} variant={variant} />
          </div>
          <div className={styles['facts']}>
            <h2 className={styles['small']}>Gegevens</h2>
            <FactList facts={factsOf(product, variant)} />
            <dl className={styles['features']}>
              {product.features.map((feature) => <div key={feature.slug}><dt>{feature.name}</dt><dd>{feature.description}</dd></div>)}
            </dl>
          </div>
        </Band>
      )}
      {fitGroupOf(product.model) !== null && <FitInvitation item={`product.${slug}`} name={product.name} />}
      <Standing key={`erbij ${slug}`} name={`erbij ${slug}`} of={undefined} stands={stands} ref={attendHearts}>
        {() => product.related.length > 0 && (
          <Band data-print="hide">
            <h2>Past erbij</h2>
            <ProductGrid products={product.related} level={3} fours />
          </Band>
        )}
      </Standing>
      <DealerInvitation title="Kijk, voel, meet" text="Wij verkopen niet zelf. Een badkamerzaak bij u in de buurt laat het meubel zien, meet in en maakt de offerte." links={[{ label: 'Bezoek onze showroom', href: hrefTo({ to: '/$pagina', params: { pagina: 'showroom' } }) }]} frame={{ ground: 'raised', space: 'normal' }}>{dealers}</DealerInvitation>
    </>
  )
}

function Offer({ product, variant }: { product: ProductSheet; variant: SheetVariant }) {
  const price = formatPrice(variant.price)
  return (
    <div className={styles['offer']}>
      <p className={styles['price']}>{price === '' ? priceOnRequest : <>{price} <span>incl. btw</span></>}</p>
      {variant.compare_price !== null && <p className={styles['compare']}>{comparePriceLabel} <s>{formatPrice(variant.compare_price)}</s></p>}
      <p className={styles['stock']} data-stock={variant.stock}>{stockWords[variant.stock]}</p>
      {product.prices.min !== product.prices.max && <p className={styles['range']}>Alle uitvoeringen: {formatPriceRange(product.prices)}</p>}
    </div>
  )
}

function factsOf(product: ProductSheet, variant: SheetVariant): Fact[] {
  const finish = product.finishes.find(({ name }) => name === variant.finish)
  const materials = product.materials.filter(({ slug }) => variant.materials.includes(slug))
  return [
    { label: 'Artikelnummer', value: variant.article },
    ...(variant.size === '' ? [] : [{ label: 'Maat', value: variant.size }]),
    ...(finish ? [{ label: 'Kleur', value: `${finish.color_name}, ${finish.surface_finish}` }, { label: 'Oppervlak', value: finish.material }] : []),
    ...(materials.length > 0 ? [{ label: 'Materiaal', value: materials.map(({ name }) => name).join(', ') }] : []),
    ...(product.finishes.length > 1 ? [{ label: 'Te krijgen in', value: countLabel(product.finishes.length, 'kleur', 'kleuren') }] : []),
    { label: 'Merk', value: product.brand },
    { label: 'Levering', value: 'Via een verkooppunt' },
  ]
}
