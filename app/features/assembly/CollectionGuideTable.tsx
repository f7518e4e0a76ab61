/** The drawer system, hinge, pipe drawing and dimension drawing of each collection. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { formatFileSize } from '#domain/downloads/file-size.ts'
import { DataTable } from '#app/sections/table/DataTable.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { collectionGuidesQueryOptions } from './guide-query.ts'
import styles from './CollectionGuideTable.module.css'

const drawerNames = { hettich: 'Hettich', scala: 'Scala', exclusief: 'Exclusief', xp: 'XP' } as const
const hingeNames = { exclusief: 'Exclusief', grass: 'Grass', hettich: 'Hettich' } as const

export function CollectionGuideTable() {
  const { data: collections } = useSuspenseQuery(collectionGuidesQueryOptions)
  const id = useId()
  return (
    <Band id="uw-collectie">
      <h2 id={id} className={styles['title']}>
        Wat hoort bij uw collectie?
      </h2>
      <div className={styles['table']}>
        <DataTable
          labelledBy={id}
          columns={['Collectie', 'Lade', 'Scharnier', 'Leidingen', 'Maattekening']}
          rows={collections.map(({ slug, name, drawers, hinge, dimensions }) => ({
            key: slug,
            cells: [
              name,
              <a
                key="drawers"
                href={hrefTo({ to: '/montage/ladesystemen/$systeem', params: { systeem: drawers } })}
                aria-label={`Ladesysteem ${drawerNames[drawers]} van ${name}`}
              >
                {drawerNames[drawers]}
              </a>,
              <a
                key="hinge"
                href={hrefTo({ to: '/montage/scharnieren/$scharnier', params: { scharnier: hinge } })}
                aria-label={`Scharnier ${hingeNames[hinge]} van ${name}`}
              >
                {hingeNames[hinge]}
              </a>,
              <a
                key="pipes"
                href={hrefTo({ to: '/montage/aanvoermaten-afvoermaten', search: { collection: slug } })}
                aria-label={`Teken de leidingen van ${name}`}
              >
                Teken
              </a>,
              dimensions && (
                <a
                  key="dimensions"
                  href={dimensions.href}
                  download=""
                  aria-label={`Maattekening van ${name}, pdf, ${formatFileSize(dimensions.bytes)}`}
                >
                  Pdf, {formatFileSize(dimensions.bytes)}
                </a>
              ),
            ],
          }))}
        />
      </div>
    </Band>
  )
}
