import { createFileRoute, redirect } from '@tanstack/react-router'
import { ArticleFinder } from '#app/features/articles/ArticleFinder.tsx'
import { articlePath } from '#domain/articles/article-number.ts'
import { articleListsQueryOptions } from '#app/features/articles/article-query.ts'
import { articleSearchSchema } from '#app/features/articles/article-search.ts'
import { ArticleLists } from '#app/features/articles/ArticleLists.tsx'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { pageHead } from '#app/lib/seo.ts'

const path = '/artikel'

export const Route = createFileRoute('/artikel/')({
  validateSearch: articleSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { nummer } }) => {
    const asked = articlePath(nummer ?? '')
    if (asked !== path) throw redirect({ href: asked, statusCode: 302, replace: true })
    const [seo] = await Promise.all([
      loadPage(context.queryClient, path),
      context.queryClient.ensureQueryData(articleListsQueryOptions()),
    ])
    return seo
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => (
    <EditorialPage path={path}>
      <ArticleFinder />
      <ArticleLists />
    </EditorialPage>
  ),
})
