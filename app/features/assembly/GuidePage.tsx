/** An assembly guide: the whole of it, or one step when the address names one. */
import type { ReactNode } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { IconAlertTriangle, IconDownload, IconMovie } from '@tabler/icons-react'
import { partPath } from '#domain/articles/article-number.ts'
import { formatFileSize } from '#domain/downloads/file-size.ts'
import { Hero } from '#app/sections/hero/Hero.tsx'
import { DataTable } from '#app/sections/table/DataTable.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { FactList } from '#app/ui/facts/FactList.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { LinkLines } from '#app/ui/link/LinkLines.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import { StructuredData } from '#app/ui/structured-data/StructuredData.tsx'
import { formatPrice } from '#domain/money.ts'
import { crumbsTo } from '#domain/site-map.ts'
import type { GuidePageData } from '#server/assembly/guides.ts'
import { Film } from './Film.tsx'
import { guideQueryOptions } from './guide-query.ts'
import { howToData } from './guide-seo.ts'
import { OfflineNote } from './offline/OfflineNote.tsx'
import { faultsId, stepHref, stepId, stepPlace, stepsOf } from './steps/step-list.ts'
import { type GuideSearch } from './steps/guide-search.ts'
import { StepView } from './steps/StepView.tsx'
import styles from './GuidePage.module.css'

type Chapter = GuidePageData['chapters'][number]
type Step = Chapter['steps'][number]

const fileLabels = {
  pdf: { label: 'Handleiding als pdf', Icon: IconDownload },
  video: { label: 'Instructievideo', Icon: IconMovie },
} as const
const faultsTitleId = `${faultsId}-titel`
/** Ids of the contents and the film, to which links lead. */
const [contentsId, filmId] = ['hoofdstukken', 'film']

export function GuidePage({ path, search }: { path: string; search: GuideSearch }) {
  const { data: guide } = useSuspenseQuery(guideQueryOptions(path))
  if (!guide) return null // the loader has thrown notFound
  const place = stepPlace(guide.chapters, search.step)
  return (
    <>
      {place === null ? <WholeGuide guide={guide} /> : <StepView guide={guide} place={place} />}
      <StructuredData of={guide} as={howToData} />
    </>
  )
}

function WholeGuide({ guide }: { guide: GuidePageData }) {
  const [first] = stepsOf(guide.chapters)
  return (
    <>
      <Hero hero={guide.hero} crumbs={<Breadcrumbs crumbs={crumbsTo(guide.path)} />}>
        {first && (
          <p className={styles['begin']} data-print="hide">
            <ButtonLink href={stepHref(guide.path, first.key)}>Stap voor stap, groot in beeld</ButtonLink>
          </p>
        )}
      </Hero>
      <Band>
        <div className={styles['recognise']}>
          <h2 className={styles['title']}>Is dit wat u voor u hebt?</h2>
          <ul className={styles['signs']}>
            {guide.recognise.map((sign) => (
              <li key={sign}>{withCode(sign)}</li>
            ))}
          </ul>
        </div>
        {guide.exploded?.file && (
          <div className={styles['exploded']}>
            <Picture slot={guide.exploded} sizes="(width <= 600px) 100vw, (width <= 900px) 45vw, 37vw" />
          </div>
        )}
        <GuideNeeds guide={guide} />
        {guide.film && (
          <div id={filmId} className={styles['film']}>
            <h2 className={styles['filmTitle']}>Film</h2>
            <Film film={guide.film} title={guide.meta.title} />
          </div>
        )}
        <GuideContents guide={guide} />
        <div className={styles['chapters']}>
          {guide.chapters.map((chapter) => (
            <ChapterSteps key={chapter.slug} path={guide.path} chapter={chapter} />
          ))}
        </div>
      </Band>
      <GuideFaults guide={guide} />
    </>
  )
}

function GuideNeeds({ guide }: { guide: GuidePageData }) {
  return (
    <div className={styles['needs']}>
      <h2 className={styles['title']}>Wat u nodig hebt</h2>
      <FactList
        facts={[
          { label: 'Tijd', value: `${guide.minutes} minuten` },
          { label: 'Personen', value: guide.people === 1 ? 'Eén' : 'Twee' },
        ]}
      />
      <ul className={styles['tools']}>
        {guide.tools.map((tool) => (
          <li key={tool}>{tool}</li>
        ))}
      </ul>
      {guide.files.length > 0 && (
        <ul className={styles['files']} data-print="hide">
          {guide.files.map(({ kind, href, bytes }) => {
            const { label, Icon } = fileLabels[kind]
            return (
              <li key={href}>
                <a href={href} download={kind === 'pdf' ? '' : undefined}>
                  <Icon size={18} aria-hidden="true" />
                  {label}
                  <span className={styles['size']}>{formatFileSize(bytes)}</span>
                </a>
              </li>
            )
          })}
        </ul>
      )}
      <OfflineNote path={guide.path} />
    </div>
  )
}

function GuideContents({ guide }: { guide: GuidePageData }) {
  return (
    <nav id={contentsId} className={styles['contents']} aria-label="Op deze pagina">
      <p className={styles['label']} aria-hidden="true">
        Op deze pagina
      </p>
      <ol className={styles['contentsList']}>
        {guide.chapters.map((chapter) => (
          <li key={chapter.slug}>
            <a href={`#${chapter.slug}`}>{chapter.title}</a>
          </li>
        ))}
        {guide.film && (
          <li>
            <a href={`#${filmId}`}>Film</a>
          </li>
        )}
        <li>
          <a href={`#${faultsId}`}>Als het niet lukt</a>
        </li>
      </ol>
    </nav>
  )
}

/** The text with the code on the label in bold, which does not break at its hyphen. */
function withCode(text: string): ReactNode {
  const [before, code, after] = text.split(/\b((?:LS|SC)-[A-Z]+)/)
  return code === undefined ? (
    text
  ) : (
    <>
      {before}
      <strong>{code}</strong>
      {after}
    </>
  )
}

function GuideFaults({ guide }: { guide: GuidePageData }) {
  return (
    <Band ground="raised" id={faultsId}>
      <h2 id={faultsTitleId} className={styles['title']}>
        Als het niet lukt
      </h2>
      <DataTable
        labelledBy={faultsTitleId}
        columns={['Wat u ziet', 'Waardoor', 'Wat u doet']}
        rows={guide.faults.map((fault) => ({ key: fault.fault, cells: [fault.fault, fault.cause, fault.remedy] }))}
      />
      {guide.parts.length > 0 && (
        <div className={styles['parts']}>
          <h2 className={styles['title']}>Onderdelen</h2>
          <LinkLines
            lines={guide.parts.map(({ number, name, note, price }) => ({
              label: `${name} (${number})`,
              href: partPath(number),
              remark: `${note}. ${formatPrice(price)} incl. btw`,
            }))}
          />
        </div>
      )}
      <p data-print="hide">
        <ButtonLink look="quiet" href={hrefTo({ to: '/$pagina', params: { pagina: 'service' } })}>
          Nog niet opgelost? Naar service en onderdelen
        </ButtonLink>
      </p>
    </Band>
  )
}

function ChapterSteps({ path, chapter }: { path: string; chapter: Chapter }) {
  return (
    <section className={styles['chapter']} id={chapter.slug}>
      <h2 className={styles['chapterTitle']}>{chapter.title}</h2>
      {chapter.intro !== undefined && <p className={styles['intro']}>{chapter.intro}</p>}
      <ol className={styles['steps']}>
        {chapter.steps.map((step, index) => (
          <StepItem key={step.title} id={stepId({ chapter: chapter.slug, index })} step={step} number={index + 1} />
        ))}
      </ol>
      <p className={styles['ways']} data-print="hide">
        <ButtonLink
          look="quiet"
          href={stepHref(path, { chapter: chapter.slug, index: 0 })}
          aria-label={`${chapter.title}: stap voor stap, groot in beeld`}
        >
          Groot in beeld
        </ButtonLink>
        <a className={styles['back']} href={`#${contentsId}`}>
          Alle hoofdstukken
        </a>
      </p>
    </section>
  )
}

function StepItem({ id, step, number }: { id: string; step: Step; number: number }) {
  return (
    <li id={id} className={styles['step']}>
      <div className={styles['words']}>
        <span className={styles['number']} aria-hidden="true">
          {number}
        </span>
        <h3 className={styles['stepTitle']}>{step.title}</h3>
        <p>{step.text}</p>
        {step.warning !== undefined && (
          <p className={styles['warning']}>
            <IconAlertTriangle className={styles['sign']} size={20} aria-hidden="true" />
            <span>
              <strong>Let op.</strong> {step.warning}
            </span>
          </p>
        )}
      </div>
      {step.drawing.file && (
        <Picture
          className={styles['drawing']}
          slot={step.drawing}
          sizes="(width <= 768px) 100vw, (width <= 1100px) 45vw, 29vw"
        />
      )}
    </li>
  )
}
