import { createFileRoute } from '@tanstack/react-router'
import { FaqError } from '#app/features/faq/FaqError.tsx'
import { FaqPage } from '#app/features/faq/FaqPage.tsx'
import { loadFaq } from '#app/features/faq/faq-query.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/veelgestelde-vragen/$vraag')({
  loader: ({ context, params }) => loadFaq(context.queryClient, params.vraag),
  head: headOf,
  component: () => <FaqPage slug={Route.useParams().vraag} />,
  errorComponent: ({ reset }) => <FaqError of="single" reset={reset} />,
})
