/** An assembly guide, whole or one step of it. What stands in the whole of it is made by guide-parts.tsx. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { Band } from '#app/ui/band/Band.tsx'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import type { GuidePageData } from '#server/content/guides.ts'
import { guideCode } from './guide-code.ts'
import { yoursId } from './guide-ids.ts'
import { guidePart, guideQueryOptions, guideStands } from './guide-query.ts'
import { OfflineNote } from './offline/OfflineNote.tsx'
import { stepPlace, type GuideSearch } from './steps/step-list.ts'
import { StepView } from './steps/StepView.tsx'
import styles from './GuidePage.module.css'

export function GuidePage({ path, search }: { path: string; search: GuideSearch }) {
  const { data: guide } = useSuspenseQuery(guideQueryOptions(path))
  if (!guide) return null // the loader has answered 404 already
  const place = stepPlace(guide.chapters, search.step)
  if (place !== null) return <StepView guide={guide} place={place} />
  return (
    <>
      <Part guide={guide} name="opening" of={undefined}>
        {() => createElement(guideCode.get().GuideOpening, { guide })}
      </Part>
      <Band aria-labelledby={yoursId}>
        <Part guide={guide} name="herkennen" of={guide.recognise} className={styles['yours']}>
          {() => createElement(guideCode.get().GuideSigns, { guide })}
        </Part>
        <div className={styles['needs']}>
          <Part guide={guide} name="nodig" of={undefined}>
            {() => createElement(guideCode.get().GuideNeeds, { guide })}
          </Part>
          <OfflineNote path={path} />
        </div>
        {guide.film && (
          <Part guide={guide} name="film" of={undefined} className={styles['film']}>
            {() => guide.film && createElement(guideCode.get().Film, { film: guide.film, title: guide.meta.title })}
          </Part>
        )}
      </Band>
      <Part guide={guide} name="stappen" of={guide.chapters}>
        {() => createElement(guideCode.get().GuideSteps, { guide })}
      </Part>
    </>
  )
}

/** `of`: the content that its HTML is kept of on the server, where that is the same for every visitor; a picture that is announced in the head is in none that is kept. */
function Part({
  guide,
  name,
  of,
  className,
  children,
}: {
  guide: GuidePageData
  name: string
  of: object | undefined
  className?: string | undefined
  children: () => ReactNode
}) {
  const whole = guidePart(guide.path, name)
  return (
    <Standing key={whole} name={whole} of={of} stands={guideStands(guide.path)} className={className}>
      {children}
    </Standing>
  )
}
