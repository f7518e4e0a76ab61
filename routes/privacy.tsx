import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod/mini'
import { PrivacyDocument } from '#app/features/legal/PrivacyDocument.tsx'
import { loadPrivacy } from '#app/features/legal/privacy-query.ts'
import { headOf } from '#app/lib/seo.ts'
import { param, searchSchema, textLike } from '#domain/search-params.ts'

export const Route = createFileRoute('/privacy')({
  // A language tag ('en', 'fr-BE'); Dutch has none.
  validateSearch: searchSchema(() => z.object({ locale: param(textLike(/^(?!nl$)[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/)) })),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadPrivacy(context.queryClient, deps.locale),
  head: headOf,
  component: () => <PrivacyDocument locale={Route.useSearch().locale} />,
})
