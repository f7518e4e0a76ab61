/** The collections to put together: with a place, a budget or a finish, those that suit come first and the others say why not. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { AnnouncedChange } from '#app/lib/announce.ts'
import { countLabel } from '#app/lib/count-label.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Button } from '#app/ui/button/Button.tsx'
import { CardRows, cardWidth } from '#app/ui/card-rows/CardRows.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { Picture } from '#app/ui/picture/Picture.tsx'
import { ChoiceField, NumberField } from '#app/ui/small-field/SmallField.tsx'
import { mmPattern } from '#domain/catalogue/product-filter-params.ts'
import { setsSearchSchema, type SetsSearch } from '#domain/configurator/configurator-search.ts'
import { formatPrice } from '#domain/money.ts'
import { stringifySearch } from '#domain/search-string.ts'
import type { SetCard } from '#server/configurator/offers.ts'
import { PlaceFields } from '../choice/PlaceForm.tsx'
import { setsQueryOptions } from '../configurator-queries.ts'
import { setAddress } from '../set-address.ts'
import styles from './SetsList.module.css'

const path = hrefTo({ to: '/samenstellen' })

export function SetsList({ search }: { search: SetsSearch }) {
  const { data } = useSuspenseQuery(setsQueryOptions(search))
  const suiting = data.cards.filter(({ reason }) => reason === null)
  const others = data.cards.filter(({ reason }) => reason !== null)
  const isAsked = Object.values(search).some((value) => value !== undefined)
  return (
    <>
      <Band space="tight">
        <SetsForm search={search} colors={data.colors} />
      </Band>
      <Band ground="raised" id="collecties">
        <hgroup>
          <h2 className={styles['title']}>
            {isAsked ? `${countLabel(suiting.length, 'collectie kan', 'collecties kunnen')} dit` : 'Kies een collectie'}
          </h2>
          <p className={styles['usual']}>
            Prijzen incl. btw, voor meubel, blad met kom en spiegel, tenzij er iets anders bij staat.
          </p>
        </hgroup>
        <AnnouncedChange text={`${suiting.length} van ${data.cards.length} collecties`} />
        <Cards cards={suiting} search={search} />
        {others.length > 0 && (
          <>
            <h2 className={styles['other']}>Deze niet</h2>
            <Cards cards={others} search={search} />
          </>
        )}
      </Band>
    </>
  )
}

function Cards({ cards, search }: { cards: readonly SetCard[]; search: SetsSearch }) {
  return (
    <CardRows count={cards.length}>
      {cards.map((card, place) => (
        <Card key={card.slug} card={card} search={search} sizes={cardWidth(place, cards.length)} />
      ))}
    </CardRows>
  )
}

function Card({ card, search: { niche, budget }, sizes }: { card: SetCard; search: SetsSearch; sizes: string }) {
  const { name, tagline, picture, price, width, holds, reason } = card
  const widest = niche === undefined ? null : `${width} mm breed, het breedste dat op uw plek past.`
  const remark = reason ?? [holds, widest].filter((text) => text !== null).join(' ')
  return (
    <li>
      <article className={styles['card']}>
        <a className={styles['link']} href={setAddress(card, { niche, budget })}>
          <Picture slot={picture} sizes={sizes} most={828} decorative />
          <h3 className={styles['name']}>{name}</h3>
        </a>
        <p className={styles['tagline']}>{tagline}</p>
        <p className={styles['from']}>
          {`${niche === undefined || reason !== null ? 'vanaf ' : ''}${formatPrice(price)} `}
          {remark !== '' && <span className={styles['remark']}>{remark}</span>}
        </p>
      </article>
    </li>
  )
}

type SetsFormProps = { search: SetsSearch; colors: readonly { value: string; label: string }[] }

function SetsForm({ search, colors }: SetsFormProps) {
  const router = useRouter()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = Object.fromEntries(new FormData(event.currentTarget))
    void router.navigate({ href: `${path}${stringifySearch(setsSearchSchema.parse(entries))}#collecties` })
  }
  return (
    <search className={styles['search']}>
      <form className={styles['form']} method="get" action={`${path}#collecties`} onSubmit={send}>
        <PlaceFields place={search}>
          <NumberField
            name="depth"
            label="Diepte hoogstens, in mm"
            value={search.depth}
            pattern={mmPattern}
            title="Een maat in mm, zoals 460"
          />
        </PlaceFields>
        <ChoiceField
          name="basins"
          label="Kommen"
          value={search.basins === undefined ? undefined : String(search.basins)}
          none="Een of twee"
          options={[
            { value: '1', label: 'Eén kom' },
            { value: '2', label: 'Twee kommen' },
          ]}
        />
        <ChoiceField name="color" label="Kleur" value={search.color} none="Alle kleuren" options={colors} />
        <p className={styles['actions']}>
          <Button type="submit">Toon wat past</Button>
        </p>
      </form>
    </search>
  )
}
