import { createFileRoute } from '@tanstack/react-router'
import { PrivacyDocument } from '#app/features/legal/PrivacyDocument.tsx'
import { loadPrivacy, privacySearchSchema } from '#app/features/legal/privacy-query.ts'
import { pageHead } from '#app/lib/seo.ts'

export const Route = createFileRoute('/privacy')({
  validateSearch: privacySearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadPrivacy(context.queryClient, deps.locale),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: () => <PrivacyDocument locale={Route.useSearch().locale} />,
})
