/** One part of the set: links to every value that can be chosen, and the reasons why the others cannot. */
import { countLabel } from '#app/lib/count-label.ts'
import { Fold } from '#app/ui/fold/Fold.tsx'
import { ChoiceLink, ColorLinks, LinkChoice } from '#app/ui/link-choice/LinkChoice.tsx'
import { formatPrice } from '#domain/money.ts'
import type { SetView, ViewGroup, ViewOption } from '#server/configurator/set-view.ts'
import { setAddress, type Place } from '../set-address.ts'
import styles from './PartChoice.module.css'

type PartChoiceProps = { group: ViewGroup; set: SetView; place: Place }

export function PartChoice({ group, set, place }: PartChoiceProps) {
  const { label, chosen, options, closed } = group
  const current = options.find(({ value }) => value === chosen)
  const hrefOf = (value: string) => setAddress(set, place, { part: group.part, value })
  const colors = options.flatMap(({ value, label: name, color }) =>
    color === null ? [] : [{ href: hrefOf(value), label: name, color, isChosen: value === chosen }],
  )
  const isColor = colors.length === options.length
  const count = closed.reduce((sum, { labels }) => sum + labels.length, 0)
  return (
    <div className={styles['part']} data-keep-place="history">
      <LinkChoice label={label} chosen={isColor ? current?.label : undefined} heading="h2">
        {isColor ? (
          <ColorLinks colors={colors} />
        ) : (
          [...new Set(options.map(({ of }) => of))].map((of) => (
            <div key={of} className={of === null ? undefined : styles['thing']}>
              {of !== null && <p>{of}</p>}
              <ul className={styles[of !== null || group.part === 'width' ? 'sizes' : 'options']}>
                {options
                  .filter((option) => option.of === of)
                  .map((option) => (
                    <li key={option.value}>
                      <ChoiceLink href={hrefOf(option.value)} isChosen={option.value === chosen}>
                        <WordOption option={option} />
                      </ChoiceLink>
                    </li>
                  ))}
              </ul>
            </div>
          ))
        )}
      </LinkChoice>
      {count > 0 && (
        <Fold
          className={styles['closed']}
          summary={
            <>
              <span className="visually-hidden">{`${label}: `}</span>
              <span>{`${countLabel(count, 'keuze kan', 'keuzes kunnen')} hier niet`}</span>
            </>
          }
        >
          <ul>
            {closed.map(({ reason, labels }) => (
              <li key={reason}>
                <strong>{labels.join('; ')}</strong>
                {` ${reason}`}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  )
}

function WordOption({ option: { of, label, price } }: { option: ViewOption }) {
  return (
    <>
      <span>
        {of !== null && <span className="visually-hidden">{`${of}, `}</span>}
        {label}
      </span>
      {price !== null && <span className={styles['price']}>{formatPrice(price)}</span>}
    </>
  )
}
