/** One finish large, above the wall: what `?color=` opens. */
import { IconX } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Band } from '#app/ui/band/Band.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { FavouriteButton } from '#app/ui/favourite/FavouriteButton.tsx'
import { FactList } from '#app/ui/facts/FactList.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { SampleLink } from '#app/ui/sample-link/SampleLink.tsx'
import { surfaceWords } from '#domain/finishes/finish-words.ts'
import { finishQueryOptions } from '../finish-query.ts'
import { Sample } from './Sample.tsx'
import styles from './OpenFinish.module.css'

export function OpenFinish({ name, closeHref }: { name: string; closeHref: string }) {
  const { data: finish } = useSuspenseQuery(finishQueryOptions(name))
  if (!finish) return null // the wall has all finishes
  return (
    <Band id="gekozen-kleur" space="tight" aria-labelledby="gekozen-kleur-naam">
      <div className={styles['sample']}>
        <Sample
          finish={{ image: finish.image, color: finish.surface.color }}
          sizes="(width <= 900px) 100vw, 55vw"
          priority="hero"
        />
      </div>
      <div className={styles['words']}>
        <p className={styles['brands']}>{finish.brands.join(', ')}</p>
        <h2 id="gekozen-kleur-naam">{finish.displayName}</h2>
        <FactList
          facts={[
            { label: 'Oppervlak', value: surfaceWords[finish.surface.kind] },
            { label: 'Materiaal', value: finish.surface.material },
            ...(finish.collections.length > 0 ? [{ label: 'Collecties', value: finish.collections.join(', ') }] : []),
          ]}
        />
        <p className={styles['actions']}>
          <ButtonLink href={hrefTo({ to: '/kleuren/$kleur', params: { kleur: finish.name } })}>
            Alles over {finish.displayName}
          </ButtonLink>
          <SampleLink finish={finish.name} look="secondary" />
          <FavouriteButton
            item={{ kind: 'finish', id: finish.name }}
            name={`kleur ${finish.displayName}`}
            look="text"
          />
        </p>
        <a className={styles['close']} href={closeHref}>
          <IconX size={20} aria-hidden="true" /> Sluit {finish.displayName}
        </a>
      </div>
    </Band>
  )
}
