/** The page for an address that does not exist; the server answers it with status 404. */
import { site } from '#domain/site.ts'
import styles from '../lost-page/LostPage.module.css'
import { usePagePath } from '../page-path.ts'
import { EmptyShelf } from './EmptyShelf.tsx'

export function NotFoundPage() {
  const path = usePagePath()
  return (
    <>
      <title>{`Deze pagina bestaat niet | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles['page']}>
        <EmptyShelf path={path} />
      </div>
    </>
  )
}
