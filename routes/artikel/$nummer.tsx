import { createFileRoute } from '@tanstack/react-router'
import { ArticleError } from '#app/features/articles/ArticleError.tsx'
import { ArticlePage } from '#app/features/articles/ArticlePage.tsx'
import { UnknownArticle } from '#app/features/articles/UnknownArticle.tsx'
import { loadArticle } from '#app/features/articles/article-query.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/artikel/$nummer')({
  loader: ({ context, params }) => loadArticle(context.queryClient, params.nummer),
  head: headOf,
  component: () => <ArticlePage number={Route.useParams().nummer} />,
  notFoundComponent: () => <UnknownArticle number={Route.useParams().nummer} />,
  errorComponent: ({ reset }) => <ArticleError reset={reset} />,
})
