/** One product in one size and finish: pictures, price and choice, how it is made, its drawing and facts, its guides, and where to see it. */
import { besidesPrice, comparePriceLabel, priceOnRequest, stockWords } from '#domain/catalogue/offer-words.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { countLabel } from '#app/lib/count-label.ts'
import { listedInLine } from '#app/lib/sentence-case.ts'
import { DealerInvitation } from '#app/sections/dealer-invitation/DealerInvitation.tsx'
import { FitInvitation } from '#app/sections/fit-invitation/FitInvitation.tsx'
import { ItemData, ItemIntro } from '#app/sections/item-page/ItemPage.tsx'
import { AnnouncedChange } from '#app/lib/announce.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import type { Fact } from '#app/ui/facts/FactList.tsx'
import { FavouriteButton } from '#app/ui/favourite/FavouriteButton.tsx'
import { EnlargeArea } from '#app/ui/gallery/EnlargeArea.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { ModelViewer } from '#app/ui/model-viewer/ModelViewer.tsx'
import { StructuredData } from '#app/ui/structured-data/StructuredData.tsx'
import type { ProductPageSearch } from '#domain/configurator/configurator-search.ts'
import { finderId } from '#domain/dealers/dealer-query.ts'
import { formatPrice, formatPriceRange } from '#domain/money.ts'
import { crumbsTo } from '#domain/site-map.ts'
import type { ProductDetails, ProductVariant } from '#server/catalogue/product-pages.ts'
import type { ProductTechnical } from '#server/catalogue/technical-basis.ts'
import { ProductGrid } from '../list/ProductGrid.tsx'
import { productStructuredData } from '../product-head.ts'
import { productQueryOptions } from './product-query.ts'
import { CompareLink } from './CompareLink.tsx'
import { ViewsDrawing } from '#app/ui/drawing/ViewsDrawing.tsx'
import { ProductGallery, type PicturedProduct } from './ProductGallery.tsx'
import { ProductHelp } from './ProductHelp.tsx'
import styles from './ProductPage.module.css'
import { deliveryInWords, TechnicalData } from './TechnicalData.tsx'
import { toldElsewhere } from './told-elsewhere.ts'
import { modelAddress, useModelSource } from './model-source.ts'
import { FinishChoice, SizeChoice } from './VariantChoice.tsx'

type SoldProduct = PicturedProduct & { technical: ProductTechnical }

type ProductPageProps = {
  slug: string
  /** Its variant is the first one when it is missing or unknown. */
  search: ProductPageSearch
  /** What can be chosen to go with it. */
  set: ReactNode
  /** Dealers near the visitor. */
  dealers: ReactNode
}

export function ProductPage({ slug, search, set, dealers }: ProductPageProps) {
  const { data: product } = useSuspenseQuery(productQueryOptions(slug))
  if (!product) return null // the loader has thrown notFound
  const variant = variantOf(product, search.variant)
  const told = product.description.filter((text) => text !== '')
  const elsewhere = toldElsewhere(product)
  return (
    <div className={styles['page']}>
      <EnlargeArea name={product.name}>
        <ProductIntro product={product} variant={variant} search={search} />
      </EnlargeArea>
      {variant && <AnnouncedChange key={slug} text={chosenInWords(product, variant)} />}
      {set}
      {told.length > 0 && (
        <Band>
          <h2 className={styles['aside']}>Hoe het gemaakt is</h2>
          <div className={styles['beside']}>
            {told.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {elsewhere.map(({ href, label }) => (
              <p key={href} data-print="hide">
                <ButtonLink look="quiet" href={href}>
                  {label}
                </ButtonLink>
              </p>
            ))}
          </div>
        </Band>
      )}
      {variant && (
        <ItemData title="Voor monteur en magazijn" facts={factsOf(product, variant)} features={product.features} folded>
          <TechnicalData model={product.model} variant={variant} technical={product.technical} />
        </ItemData>
      )}
      <ProductHelp
        slug={slug}
        variant={variant}
        modelFile={variant && modelAddress(product, variant)}
        elsewhere={told.length > 0 ? [] : elsewhere}
        {...product.help}
      />
      {product.places && (
        <FitInvitation
          item={`product.${variant ? `${slug}_${variant.article}` : slug}`}
          name={product.name}
          size={variant?.size}
          place={product.places[variant?.size ?? '']}
        />
      )}
      {product.related.length > 0 && (
        <Band data-print="hide">
          <h2>
            {product.isRelatedByUse || !product.category ? 'Past erbij' : `Meer ${product.category.name.toLowerCase()}`}
          </h2>
          <ProductGrid products={product.related} level={3} fours />
        </Band>
      )}
      <DealerInvitation
        frame={{ ground: 'raised', space: 'normal' }}
        title="Te zien bij een badkamerzaak"
        text="Wij verkopen niet zelf. Een zaak bij u in de buurt laat zien wat er staat, meet in en maakt de offerte."
        links={[
          ...(product.collection
            ? [
                {
                  label: 'Wie toont dit?',
                  href: hrefTo({
                    to: '/verkooppunten',
                    search: { collection: product.collection.slug },
                    hash: finderId,
                  }),
                },
              ]
            : []),
          { label: 'Bezoek onze showroom', href: hrefTo({ to: '/$pagina', params: { pagina: 'showroom' } }) },
        ]}
      >
        {dealers}
      </DealerInvitation>
      <StructuredData of={product} as={productStructuredData} />
    </div>
  )
}

/** Pictures, price and choice, and a word when the variant in the address is not sold. */
function ProductIntro({
  product,
  variant,
  search,
}: Pick<ProductPageProps, 'search'> & { product: SoldProduct; variant: ProductVariant | undefined }) {
  const { slug, name, collection } = product
  const article = search.variant
  const model = useModelSource(product, variant)
  const gallery = <ProductGallery product={product} variant={variant} search={search} />
  return (
    <ItemIntro
      crumbs={crumbsTo(`/producten/${slug}`, name)}
      pictures={
        model ? (
          <ModelViewer key={slug} model={model} name={name}>
            {gallery}
          </ModelViewer>
        ) : (
          gallery
        )
      }
      eyebrow={
        <>
          {product.is_new && <span className={styles['new']}>Nieuw</span>}
          {collection ? <a href={collection.path}>{`Collectie ${collection.name}`}</a> : product.category?.name}
        </>
      }
      title={name}
      lead={product.short_description}
      size={variant && <SizeChoice product={product} variant={variant} search={search} />}
      drawing={variant && <ViewsDrawing name={name} model={product.model} variant={variant} parts={product.drawn} />}
      actions={
        <>
          <ButtonLink href={hrefTo({ to: '/verkooppunten' })}>Zoek een verkooppunt</ButtonLink>
          {product.hasSet && (
            <ButtonLink look="text" href="#samenstellen">
              Stel dit meubel samen
            </ButtonLink>
          )}
          <ButtonLink
            look="text"
            rel="nofollow"
            href={hrefTo({
              to: '/offerte',
              search: { items: `product.${variant ? `${slug}_${variant.article}` : slug}` },
            })}
          >
            Vraag een offerte
          </ButtonLink>
          <FavouriteButton
            key={variant?.article}
            item={{ kind: 'product', id: variant ? `${slug}_${variant.article}` : slug }}
            name={name}
            look="text"
          />
          <CompareLink slug={slug} article={variant?.article} />
        </>
      }
    >
      {article !== undefined && article !== variant?.article && (
        <p className={styles['notSold']}>
          {`Artikelnummer ${article} leveren wij niet. ${variant ? `U ziet nu ${shownInWords(product, variant)}.` : ''}`}
        </p>
      )}
      {variant && <Offer product={product} variant={variant} />}
      {variant && <FinishChoice product={product} variant={variant} search={search} />}
    </ItemIntro>
  )
}

function chosenInWords(product: ProductDetails, variant: ProductVariant): string {
  return `Gekozen: ${shownInWords(product, variant)}, ${formatPrice(variant.price) || priceOnRequest}`
}

/** Its size and colour, or else its article number. */
function shownInWords({ finishes }: ProductDetails, { size, finish, article }: ProductVariant): string {
  const color = finishes.find(({ name }) => name === finish)?.color_name
  return [size, color].filter(Boolean).join(', ') || article
}

function variantOf({ variants }: ProductDetails, article: string | undefined): ProductVariant | undefined {
  return variants.find((candidate) => candidate.article === article) ?? variants[0]
}

function Offer({ product, variant }: { product: SoldProduct; variant: ProductVariant }) {
  const price = formatPrice(variant.price)
  const besides = besidesPrice(product.model)
  return (
    <div className={styles['offer']}>
      <p key={price} className={styles['price']}>
        {price === '' ? (
          priceOnRequest
        ) : (
          <>
            {`${price} `}
            <span>incl. btw</span>
          </>
        )}
      </p>
      {variant.compare_price !== null && (
        <p className={styles['compare']}>
          {comparePriceLabel} <s>{formatPrice(variant.compare_price)}</s>
        </p>
      )}
      {besides !== null && <p className={styles['besides']}>{besides}</p>}
      <p className={styles['stock']} data-stock={variant.stock}>
        <span>{stockWords[variant.stock]}</span>
        {`, levertijd ${deliveryInWords(product.technical, variant)}`}
      </p>
      {product.prices.min !== product.prices.max && (
        <p className={styles['range']}>{`Alle uitvoeringen: ${formatPriceRange(product.prices)}`}</p>
      )}
    </div>
  )
}

function factsOf(product: ProductDetails, variant: ProductVariant): Fact[] {
  const finish = product.finishes.find(({ name }) => name === variant.finish)
  const materials = product.materials.filter(({ slug }) => variant.materials.includes(slug))
  return [
    { label: 'Artikelnummer', value: variant.article },
    ...(variant.size === '' ? [] : [{ label: 'Maat', value: variant.size }]),
    ...(finish
      ? [
          {
            label: 'Kleur',
            value: finish.color_name.split(' ').includes(finish.surface_finish)
              ? finish.color_name
              : `${finish.color_name}, ${finish.surface_finish}`,
          },
          { label: 'Oppervlak', value: finish.material },
        ]
      : []),
    ...(materials.length > 0 ? [{ label: 'Materiaal', value: listedInLine(materials.map(({ name }) => name)) }] : []),
    ...(product.finishes.length > 1
      ? [{ label: 'Te krijgen in', value: countLabel(product.finishes.length, 'kleur', 'kleuren') }]
      : []),
    { label: 'Merk', value: product.brand },
  ]
}
