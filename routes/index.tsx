import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#app/features/home/HomePage.tsx'
import { loadHome } from '#app/features/home/home-query.ts'
import { headOf } from '#app/lib/seo.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadHome(context.queryClient),
  head: headOf,
  component: HomePage,
})
