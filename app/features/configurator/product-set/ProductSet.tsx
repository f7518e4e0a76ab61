/** What goes with the furniture of a product page, chosen on that page: top, basin, tap, mirror and the rest, with the price of the whole. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AnnouncedChange } from '#app/lib/announce.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { Fold } from '#app/ui/fold/Fold.tsx'
import { ChoiceLink, ColorLinks, LinkChoice } from '#app/ui/link-choice/LinkChoice.tsx'
import type { ProductPageSearch } from '#domain/configurator/configurator-search.ts'
import { knownSet, productSetQueryOptions } from './product-set-query.ts'
import styles from './ProductSet.module.css'

/** Nothing for a product that is no cabinet of a set. */
export function ProductSet({ slug, search }: { slug: string; search: ProductPageSearch }) {
  const queryClient = useQueryClient()
  const { data: set, isPlaceholderData } = useQuery({
    ...productSetQueryOptions(slug, search),
    placeholderData: () => knownSet(queryClient, slug),
  })
  if (!set) return null
  return (
    <Band
      ground="sunken"
      split={5}
      id="samenstellen"
      aria-busy={isPlaceholderData}
      aria-label="Met blad, kom en spiegel"
      data-print="hide"
    >
      <div className={styles['sum']}>
        <h2>Met blad, kom en spiegel</h2>
        <p>
          {`Samen ${isPlaceholderData ? '…' : set.total} `}
          <span>incl. btw</span>
        </p>
        {/* Another variant is announced by itself. */}
        <AnnouncedChange key={set.article} text={`Samen ${set.total}`} />
        <ButtonLink look="secondary" rel="nofollow" href={set.quote}>
          Offerte voor het geheel
        </ButtonLink>
        <ButtonLink look="text" href={set.path}>
          Op tekening en in 3D
        </ButtonLink>
      </div>
      <div className={styles['parts']} data-keep-place>
        {set.changes.length > 0 && (
          <div>
            {set.changes.map(({ label, text }) => (
              <p key={label}>{`${label}: ${text}`}</p>
            ))}
            <a href={set.href}>Verder met wat hier staat</a>
          </div>
        )}
        {set.groups.map(({ label, chosen, isColor, options }) => (
          <Fold
            key={label}
            summary={
              <span>
                <b>{label}</b> {chosen}
              </span>
            }
          >
            <LinkChoice label={label} chosen={undefined} heading={null}>
              {isColor ? (
                <ColorLinks colors={options} />
              ) : (
                <ul className={styles['options']}>
                  {options.map((option) => (
                    <li key={option.href}>
                      <ChoiceLink href={option.href} isChosen={option.isChosen}>
                        {option.label} <span>{option.price}</span>
                      </ChoiceLink>
                    </li>
                  ))}
                </ul>
              )}
            </LinkChoice>
          </Fold>
        ))}
      </div>
    </Band>
  )
}
