/** One set: it stays in view while its parts are chosen; below it the price, what it weighs, its drawing. Every choice is an address. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AnnouncedChange } from '#app/lib/announce.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { crumbsTo } from '#domain/site-map.ts'
import type { AnyCollectionSlug } from '#domain/collections/collection-slugs.ts'
import type { ConfiguratorSearch } from '#domain/configurator/configurator-search.ts'
import { ActionBar } from './ActionBar.tsx'
import { Changes } from './choice/Changes.tsx'
import { PartChoice } from './choice/PartChoice.tsx'
import { PlaceForm } from './choice/PlaceForm.tsx'
import styles from './ConfiguratorPage.module.css'
import { setQueryOptions } from './configurator-queries.ts'
import { DimensionDrawing } from './drawing/DimensionDrawing.tsx'
import { SetStage } from './drawing/SetStage.tsx'
import { Specification } from './Specification.tsx'
import { summaryOf } from './set-words.ts'

type ConfiguratorPageProps = { slug: AnyCollectionSlug; search: ConfiguratorSearch }

export function ConfiguratorPage({ slug, search }: ConfiguratorPageProps) {
  const [isFolded, setFolded] = useState(false)
  const { data: set } = useSuspenseQuery(setQueryOptions(slug, search))
  if (!set) return null // the loader has thrown notFound
  const place = { niche: search.niche, budget: search.budget }
  return (
    <>
      <Band space="tight">
        <div className={styles['crumbs']}>
          <Breadcrumbs crumbs={crumbsTo(`/samenstellen/${slug}`, set.name)} />
        </div>
        <header className={styles['head']}>
          <p className={styles['eyebrow']}>
            <a href={set.path}>{`Collectie ${set.name}`}</a>
          </p>
          <h1 className={styles['title']}>{`${set.name} samenstellen`}</h1>
        </header>
        <SetStage set={set} place={place} isFolded={isFolded} />
        <div className={styles['choices']}>
          <Changes set={set} place={place} />
          {set.groups.map((group) => (
            <PartChoice key={group.part} group={group} set={set} place={place} />
          ))}
          <PlaceForm set={set} place={place} />
        </div>
      </Band>
      <AnnouncedChange key={slug} text={summaryOf(set)} />
      <Specification set={set} place={place} />
      <DimensionDrawing set={set} />
      <ActionBar set={set} place={place} isFolded={isFolded} onFold={() => setFolded(!isFolded)} />
    </>
  )
}
