/** One room in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { PageSeo } from '#app/lib/seo.ts'
import { shareCard } from '#domain/picture-source.ts'
import { crumbsTo } from '#domain/site-map.ts'
import { fetchRoom } from '#server/rooms/rooms.functions.ts'

/** One room's page; null for an unknown slug. */
export function roomQueryOptions(slug: string) {
  return queryOptions({ queryKey: ['room', slug], queryFn: () => fetchRoom({ data: { slug } }) })
}

/** Fills the cache with the room and returns what its head needs. @throws notFound */
export async function loadRoom(queryClient: QueryClient, slug: string): Promise<PageSeo> {
  const room = await queryClient.ensureQueryData(roomQueryOptions(slug))
  if (!room) throw notFound()
  const path = `/inspiratie/${room.slug}`
  return {
    title: room.title,
    description: `${room.line} Met maat, prijs en staal van wat u ziet.`,
    path,
    ogImage: shareCard(room.picture) ?? '/media/og/home.jpg',
    crumbs: crumbsTo(path, room.title),
  }
}
