import { Outlet, createRootRouteWithContext } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { Document } from '#app/shell/document/Document.tsx'
import { rootHead } from '#app/shell/document/root-head.ts'
import { Shell } from '#app/shell/Shell.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  head: rootHead,
  shellComponent: Document,
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})
