/** What editors changed of the menus and the opening hours since the site was built. In a file of its own, because every page loads it. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchEditedShell } from '#server/pages/edited-shell.functions.ts'

export function editedShellQueryOptions() {
  return queryOptions({ queryKey: ['shell'], queryFn: () => fetchEditedShell(), staleTime: Infinity })
}

/** The parts that were changed; empty when none was. */
export function useEditedShell() {
  return useQuery(editedShellQueryOptions()).data ?? {}
}
