/** The lookbook of one collection: hero, its idea, what can be chosen, its products and facts, where to see it, and the other collections. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DealerInvitation } from '#app/sections/dealer-invitation/DealerInvitation.tsx'
import { FitInvitation } from '#app/sections/fit-invitation/FitInvitation.tsx'
import { PageHero } from '#app/sections/hero/PageHero.tsx'
import { Links } from '#app/sections/links/Links.tsx'
import type { SectionSlots } from '#app/sections/Section.tsx'
import { SectionList } from '#app/sections/SectionList.tsx'
import { Disclosure } from '#app/ui/disclosure/Disclosure.tsx'
import { EnlargeArea } from '#app/ui/gallery/EnlargeArea.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { StructuredData } from '#app/ui/structured-data/StructuredData.tsx'
import { finderId } from '#domain/dealers/dealer-query.ts'
import type { AnyCollectionSlug } from '#domain/collections/collection-slugs.ts'
import type { SectionContent } from '#domain/pages/section.schema.ts'
import type { CollectionPageData } from '#server/collections/collections.ts'
import { FinishChooser } from './chooser/FinishChooser.tsx'
import { collectionStructuredData } from './collection-head.ts'
import { collectionQueryOptions } from './collection-query.ts'
import styles from './CollectionPage.module.css'
import { CollectionBar } from './parts/CollectionBar.tsx'
import bar from './parts/CollectionBar.module.css'
import { CollectionDrawers } from './parts/CollectionDrawers.tsx'
import { CollectionMirrors } from './parts/CollectionMirrors.tsx'
import { CollectionProducts } from './parts/CollectionProducts.tsx'
import { CollectionTops } from './parts/CollectionTops.tsx'
import { CollectionSizes } from './sizes/CollectionSizes.tsx'

type CollectionPageProps = {
  slug: AnyCollectionSlug
  /** The finish in the address; the first one when it is missing or unknown. */
  finish: string | undefined
  /** Dealers near the visitor. */
  dealers: ReactNode
}

export function CollectionPage({ slug, finish, dealers }: CollectionPageProps) {
  const { data: collection } = useSuspenseQuery(collectionQueryOptions(slug))
  if (!collection) return null // the loader has thrown notFound
  const { path, name } = collection
  const { shown, folded } = divided(collection.sections)
  const words = collection.dealers ?? {
    title: `Bekijk ${name} in het echt`,
    text: 'Niet elk verkooppunt heeft elke collectie opgesteld. Bel even voor u gaat.',
  }
  return (
    <EnlargeArea key={path} name={name}>
      <PageHero path={path} hero={collection.hero} label={name} />
      <div className={bar['bar']}>
        <CollectionBar collection={collection} />
      </div>
      <SectionList sections={shown} opening={collection.hero.layout} slots={sectionSlots(collection, finish)} />
      <CollectionProducts collection={collection} />
      {folded.length > 0 && (
        <Disclosure className={styles['more']} title={`Meer over ${name}`}>
          <SectionList sections={folded} />
        </Disclosure>
      )}
      <DealerInvitation
        frame={{ ground: 'sunken', space: 'normal' }}
        {...words}
        links={[
          {
            label: 'Wie toont dit?',
            href: hrefTo({ to: '/verkooppunten', search: { collection: collection.slug }, hash: finderId }),
          },
          { label: 'Bezoek de showroom', href: hrefTo({ to: '/$pagina', params: { pagina: 'showroom' } }) },
        ]}
      >
        {dealers}
      </DealerInvitation>
      <div data-print="hide">
        <Links
          small
          title="Andere collecties"
          items={collection.others.map((other) => ({
            title: other.name,
            text: other.tagline,
            href: other.path,
            picture: other.card,
          }))}
        />
      </div>
      <StructuredData of={collection} as={collectionStructuredData} />
    </EnlargeArea>
  )
}

/** Under its hero a page shows its first words and what can be chosen; the rest is folded. */
function divided(sections: readonly SectionContent[]) {
  const idea = sections.find(({ kind }) => kind !== 'full-bleed' && !isChoice(kind))
  const isShown = (section: SectionContent) => isChoice(section.kind) || section === idea
  return { shown: sections.filter(isShown), folded: sections.filter((section) => !isShown(section)) }
}

function isChoice(kind: SectionContent['kind']): boolean {
  return kind.startsWith('collection-')
}

/** The sections that are filled from the collection itself. */
function sectionSlots(collection: CollectionPageData, finish: string | undefined): SectionSlots {
  return {
    'collection-finishes': (section) => <FinishChooser collection={collection} chosen={finish} {...section} />,
    'collection-sizes': (section) => (
      <>
        <CollectionSizes collection={collection} {...section} />
        <FitInvitation
          item={`collection.${collection.slug}`}
          name={collection.name}
          ground={section.frame.ground}
          space="tight"
        />
      </>
    ),
    'collection-drawers': (section) => <CollectionDrawers collection={collection} {...section} />,
    'collection-tops': (section) => <CollectionTops collection={collection} {...section} />,
    'collection-mirrors': (section) => <CollectionMirrors collection={collection} {...section} />,
  }
}
