import { createFileRoute, redirect } from '@tanstack/react-router'
import { ArticleFinder } from '#app/features/articles/ArticleFinder.tsx'
import { articlePath } from '#app/features/articles/article-number.ts'
import { articleSearchSchema } from '#app/features/articles/article-search.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { pageHead } from '#app/lib/seo.ts'

const path = '/artikel'

export const Route = createFileRoute('/artikel/')({
  validateSearch: (search) => articleSearchSchema.parse(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { nummer } }) => {
    const asked = articlePath(nummer ?? '')
    if (asked !== path) throw redirect({ href: asked, statusCode: 302, replace: true })
    return loadPage(context.queryClient, path)
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => <EditorialPage path={path}><ArticleFinder /></EditorialPage>,
})
