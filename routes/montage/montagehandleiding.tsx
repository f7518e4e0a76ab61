import { createFileRoute } from '@tanstack/react-router'
import { CollectionGuideTable } from '#app/features/assembly/CollectionGuideTable.tsx'
import { collectionGuidesQueryOptions } from '#app/features/assembly/guide-query.ts'
import { EditorialPage } from '#app/features/pages/EditorialPage.tsx'
import { loadPage } from '#app/features/pages/page-query.ts'
import { headOf } from '#app/lib/seo.ts'

const path = '/montage/montagehandleiding'

export const Route = createFileRoute('/montage/montagehandleiding')({
  loader: ({ context: { queryClient } }) =>
    loadPage(queryClient, path, queryClient.ensureQueryData(collectionGuidesQueryOptions)),
  head: headOf,
  component: () => (
    <EditorialPage path={path}>
      <CollectionGuideTable />
    </EditorialPage>
  ),
})
