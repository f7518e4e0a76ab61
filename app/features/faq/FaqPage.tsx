/** One question with its answer, and other questions of its category. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Band } from '#app/ui/band/Band.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { RichText } from '#app/ui/rich-text/RichText.tsx'
import { StructuredData } from '#app/ui/structured-data/StructuredData.tsx'
import { formatDate } from '#domain/dutch-day.ts'
import { crumbsTo } from '#domain/site-map.ts'
import { faqQueryOptions } from './faq-query.ts'
import { questionData } from './faq-seo.ts'
import { QuestionLinks } from './QuestionLinks.tsx'
import styles from './FaqPage.module.css'

export function FaqPage({ slug }: { slug: string }) {
  const { data: faq } = useSuspenseQuery(faqQueryOptions(slug))
  if (!faq) return null // the loader has thrown notFound
  return (
    <>
      <Band space="none">
        <article className={styles['article']}>
          <Breadcrumbs crumbs={crumbsTo(`/veelgestelde-vragen/${slug}`, faq.title)} />
          <p className={styles['category']}>{faq.category}</p>
          <h1 className={styles['title']}>{faq.title}</h1>
          <div className={styles['answer']}>
            <RichText blocks={faq.antwoord} />
          </div>
          <p className={styles['date']}>
            Bijgewerkt op <time dateTime={faq.changed}>{formatDate(faq.changed)}</time>
          </p>
        </article>
      </Band>
      <Band ground="sunken" aria-labelledby="verwant">
        <h2 id="verwant" className={styles['relatedTitle']}>
          Ook gevraagd over {faq.category.toLowerCase()}
        </h2>
        <QuestionLinks className={styles['related']} questions={faq.related} />
        <p className={styles['more']}>
          <ButtonLink
            look="quiet"
            href={hrefTo({ to: '/veelgestelde-vragen', search: { category: faq.categorySlug } })}
          >
            Alle vragen over {faq.category.toLowerCase()}
          </ButtonLink>
        </p>
      </Band>
      <StructuredData of={faq} as={questionData} />
    </>
  )
}
