import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#app/features/home/HomePage.tsx'
import { loadHome } from '#app/features/home/home-query.ts'
import { pageHead } from '#app/lib/seo.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadHome(context.queryClient),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: HomePage,
})
