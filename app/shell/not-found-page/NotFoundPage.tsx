/** The page for an address that does not exist; the server answers it with status 404. Few come here, so its words come with it: from the server, or when it is first wanted. */
import { createIsomorphicFn } from '@tanstack/react-start'
import { createLatePart } from '#app/lib/late-part.ts'
import { site } from '#app/lib/site.ts'
import { standingElement } from '#app/lib/standing-html.ts'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import styles from '../lost-page/LostPage.module.css'
import { EmptyShelf } from './EmptyShelf.tsx'

const name = 'empty-shelf'
const part = createIsomorphicFn()
  .server(() => EmptyShelf)
  .client(() => createLatePart(async () => (await import('./EmptyShelf.tsx')).EmptyShelf).Part)

const Shelf = part()

export function NotFoundPage() {
  return (
    <>
      <title>{`Deze pagina bestaat niet | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Standing name={name} of={import.meta.env.SSR ? site : undefined} stands={!import.meta.env.SSR && standingElement(name) !== undefined} className={styles['page']}>
        {() => <Shelf />}
      </Standing>
    </>
  )
}
