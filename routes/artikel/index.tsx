import { createFileRoute, redirect } from '@tanstack/react-router'
import { z } from 'zod/mini'
import { ArticleFinder } from '#app/features/articles/ArticleFinder.tsx'
import { articlePath } from '#domain/articles/article-number.ts'
import { articleListsQueryOptions } from '#app/features/articles/article-query.ts'
import { ArticleLists } from '#app/features/articles/ArticleLists.tsx'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { headOf } from '#app/lib/seo.ts'
import { SectionList } from '#app/sections/SectionList.tsx'
import { param, searchSchema, text } from '#domain/search-params.ts'

const path = '/artikel'

export const Route = createFileRoute('/artikel/')({
  // The number as it is typed without JavaScript.
  validateSearch: searchSchema(() => z.object({ nummer: param(text(60)) })),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { nummer } }) => {
    const typed = articlePath(nummer ?? '')
    if (typed !== path) throw redirect({ href: typed, statusCode: 302, replace: true })
    return loadPage(queryClient, path, queryClient.ensureQueryData(articleListsQueryOptions))
  },
  head: headOf,
  component: () => (
    <EditorialPage path={path} taken="table">
      {(whereItIs) => (
        <>
          <ArticleFinder />
          <SectionList sections={whereItIs} />
          <ArticleLists />
        </>
      )}
    </EditorialPage>
  ),
})
