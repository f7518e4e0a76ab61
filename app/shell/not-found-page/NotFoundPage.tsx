/** The page for an address that does not exist; the server answers it with status 404. Few come here, so its words come with it: from the server, or when it is first wanted. */
import { createIsomorphicFn } from '@tanstack/react-start'
import { createLatePart } from '#app/lib/late-part.ts'
import { site } from '#app/lib/site.ts'
import { standingElement } from '#app/lib/standing-html.ts'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import styles from '../lost-page/LostPage.module.css'
import { usePagePath } from '../page-path.ts'
import { EmptyShelf } from './EmptyShelf.tsx'

const part = createIsomorphicFn()
  .server(() => EmptyShelf)
  .client(() => createLatePart(async () => (await import('./EmptyShelf.tsx')).EmptyShelf).Part)

const Shelf = part()

export function NotFoundPage() {
  const path = usePagePath(),
    name = `empty-shelf ${path}`
  return (
    <>
      <title>{`Deze pagina bestaat niet | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Standing
        key={name}
        name={name}
        of={undefined}
        stands={!import.meta.env.SSR && standingElement(name) !== undefined}
        className={styles['page']}
      >
        {() => <Shelf path={path} />}
      </Standing>
    </>
  )
}
