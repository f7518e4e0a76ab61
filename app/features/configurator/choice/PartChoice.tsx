/** One part of the set: links to every value that can be chosen, and the reasons why the others cannot. */
import { useHydrated } from '@tanstack/react-router'
import { countLabel } from '#app/lib/count-label.ts'
import { focusAmongLinks } from '#app/lib/focus-among-links.ts'
import { Fold } from '#app/ui/fold/Fold.tsx'
import { Swatch } from '#app/ui/swatch/Swatch.tsx'
import { formatPrice } from '#domain/money.ts'
import type { SetView, ViewGroup, ViewOption } from '#server/configurator/set-view.ts'
import { setAddress, type Place } from '../set-address.ts'
import styles from './PartChoice.module.css'

type PartChoiceProps = { group: ViewGroup; set: SetView; place: Place }

export function PartChoice({ group, set, place }: PartChoiceProps) {
  const { label, chosen, options, closed } = group
  const current = options.find(({ value }) => value === chosen)
  const isColor = options.some(({ color }) => color !== null)
  const count = closed.reduce((sum, { labels }) => sum + labels.length, 0)
  return (
    <div className={styles['part']}>
      {/* The arrow keys only move the focus between the links. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <nav aria-label={label} onKeyDown={focusAmongLinks} data-keep-place="history">
        <h2 className={styles['legend']}>
          {label} {isColor && <span>{current?.label}</span>}
        </h2>
        {[...new Set(options.map(({ of }) => of))].map((of) => (
          <div key={of} className={of === null ? undefined : styles['thing']}>
            {of !== null && <p>{of}</p>}
            <ul className={styles[isColor ? 'colors' : of !== null || group.part === 'width' ? 'sizes' : 'options']}>
              {options
                .filter((option) => option.of === of)
                .map((option) => (
                  <li key={option.value}>
                    <OptionLink
                      group={group}
                      option={option}
                      href={setAddress(set, place, { part: group.part, value: option.value })}
                    />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
      {count > 0 && (
        <Fold
          className={styles['closed']}
          summary={
            <>
              <span className="visually-hidden">{`${label}: `}</span>
              {`${countLabel(count, 'keuze kan', 'keuzes kunnen')} hier niet`}
            </>
          }
        >
          <ul>
            {closed.map(({ reason, labels }) => (
              <li key={reason}>
                <strong>{labels.join('; ')}</strong> {reason}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  )
}

/** One stop of Tab for all values, with arrow keys among them; without JavaScript every link is a stop. */
function OptionLink({ group, option, href }: { group: ViewGroup; option: ViewOption; href: string }) {
  const hydrated = useHydrated()
  const isChosen = option.value === group.chosen
  const stop = isChosen ? ({ 'aria-current': 'true' } as const) : hydrated ? { tabIndex: -1 } : {}
  return (
    <a href={href} {...stop} title={option.color === null ? undefined : option.label}>
      {option.color === null ? (
        <WordOption option={option} />
      ) : (
        <ColorOption label={option.label} color={option.color} />
      )}
    </a>
  )
}

function ColorOption({ label, color }: { label: string; color: string }) {
  return (
    <>
      <Swatch color={color} size="fill" />
      <span className="visually-hidden">{label}</span>
    </>
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
