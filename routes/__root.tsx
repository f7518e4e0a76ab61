import { Outlet, createRootRouteWithContext } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { vacancyBannerQueryOptions } from '#app/features/vacancies/vacancy-banner-query.ts'
import { Document } from '#app/shell/document/Document.tsx'
import { rootHead } from '#app/shell/document/root-head.ts'
import { Shell } from '#app/shell/Shell.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData({ ...vacancyBannerQueryOptions(), revalidateIfStale: true })
  },
  head: rootHead,
  shellComponent: Document,
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})
