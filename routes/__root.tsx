import { Outlet, createRootRouteWithContext } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { vacancyBannerQueryOptions } from '#app/features/vacancies/vacancy-banner-query.ts'
import { Document } from '#app/shell/document/Document.tsx'
import { editedShellQueryOptions } from '#app/features/pages/edited-shell.ts'
import { rootHead } from '#app/shell/document/root-head.ts'
import { Shell } from '#app/shell/Shell.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData({ ...vacancyBannerQueryOptions(), revalidateIfStale: true }),
      context.queryClient.ensureQueryData(editedShellQueryOptions()),
    ])
  },
  head: rootHead,
  shellComponent: Document,
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})
