import { createFileRoute } from '@tanstack/react-router'
import { FaqBrowser } from '#app/features/faq/FaqBrowser.tsx'
import { FaqError } from '#app/features/faq/FaqError.tsx'
import { loadFaqList } from '#app/features/faq/faq-query.ts'
import { faqSearchSchema } from '#app/features/faq/faq-search.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { leaveUnknown } from '#app/lib/known-values.ts'
import { headOf } from '#app/lib/seo.ts'

const path = '/veelgestelde-vragen'

export const Route = createFileRoute('/veelgestelde-vragen/')({
  validateSearch: faqSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const [page, { categories, ...list }] = await Promise.all([
      loadPage(queryClient, path),
      loadFaqList(queryClient, deps),
    ])
    leaveUnknown(path, deps, { category: categories })
    return { ...page, ...list }
  },
  head: headOf,
  component: () => (
    <EditorialPage path={path}>
      <FaqBrowser search={Route.useSearch()} />
    </EditorialPage>
  ),
  errorComponent: ({ reset }) => <FaqError of="list" reset={reset} />,
})
