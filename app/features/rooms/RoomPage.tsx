/** One room: its picture with numbered links, its story, what is in it with prices, further pictures, and the rooms before and after it. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { DealerInvitation } from '#app/sections/dealer-invitation/DealerInvitation.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { FavouriteButton } from '#app/ui/favourite/FavouriteButton.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { Picture } from '#app/ui/picture/Picture.tsx'
import { finderId } from '#domain/dealers/dealer-query.ts'
import { crumbsTo } from '#domain/site-map.ts'
import type { RoomPageData } from '#server/rooms/rooms.ts'
import { roomQueryOptions } from './room-query.ts'
import { RoomItems } from './RoomItems.tsx'
import styles from './RoomPage.module.css'
import { RoomPoints } from './RoomPoints.tsx'

/** `dealers`: those near the visitor. */
export function RoomPage({ slug, dealers }: { slug: string; dealers: ReactNode }) {
  const { data: room } = useSuspenseQuery(roomQueryOptions(slug))
  if (!room) return null // the loader has thrown notFound
  const { collection } = room
  return (
    <Fragment key={slug}>
      <article
        className={styles['room']}
        data-format={isUpright(room) ? 'upright' : 'wide'}
        data-details={room.details.length}
      >
        <header className={styles['opening']}>
          <Breadcrumbs crumbs={crumbsTo(`/inspiratie/${slug}`, room.title)} />
          <h1 className={styles['title']}>{room.title}</h1>
        </header>
        <div className={styles['picture']}>
          <Picture
            slot={room.picture}
            sizes={
              isUpright(room) ? '(width <= 900px) 91vw, 50vw' : '(width <= 1200px) 92vw, (width <= 1680px) 61vw, 64rem'
            }
            priority="hero"
          />
          <RoomPoints ratio={room.picture.ratio} items={room.items} />
        </div>
        <div className={styles['items']}>
          <RoomItems items={room.items} />
        </div>
        <div className={styles['story']}>
          {room.story.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className={styles['actions']}>
            <ButtonLink href={collection.path}>{`Bekijk collectie ${collection.name}`}</ButtonLink>
            {room.set && (
              <ButtonLink
                look="secondary"
                href={hrefTo({
                  to: '/samenstellen/$collectie',
                  params: { collectie: room.set.slug },
                  search: room.set.search,
                })}
              >
                Stel dit meubel samen
              </ButtonLink>
            )}
            <FavouriteButton item={{ kind: 'room', id: slug }} name={`kamer ${room.title}`} look="text" />
          </p>
        </div>
        {room.details.length > 0 && (
          <ul className={styles['details']}>
            {room.details.map((detail) => (
              <li key={detail.media}>
                <Picture slot={detail} sizes="(width <= 700px) 91vw, 45vw" />
              </li>
            ))}
          </ul>
        )}
      </article>
      <OtherRooms room={room} />
      <DealerInvitation
        frame={{ ground: 'raised', space: 'normal' }}
        title={`Bekijk ${collection.name} in het echt`}
        text="Een badkamerzaak bij u in de buurt laat het meubel zien, meet in en maakt de offerte."
        links={[
          {
            label: 'Wie toont dit?',
            href: hrefTo({ to: '/verkooppunten', search: { collection: collection.slug }, hash: finderId }),
          },
        ]}
      >
        {dealers}
      </DealerInvitation>
    </Fragment>
  )
}

function isUpright({ picture: { ratio } }: RoomPageData): boolean {
  const [width = 1, height = 1] = ratio.split('/').map(Number)
  return height > width
}

function OtherRooms({ room: { previous, next } }: { room: RoomPageData }) {
  const others = [
    { label: 'Vorige kamer', room: previous },
    { label: 'Volgende kamer', room: next },
  ]
  return (
    <Band ground="sunken" data-print="hide">
      <nav aria-label="Andere kamers">
        <ul className={styles['others']}>
          {others.map(
            ({ label, room }) =>
              room && (
                <li key={label}>
                  <a
                    className={styles['other']}
                    href={hrefTo({ to: '/inspiratie/$kamer', params: { kamer: room.slug } })}
                  >
                    <span className={styles['thumb']}>
                      <Picture slot={room.picture} sizes="(width <= 700px) 8rem, 18vw" most={480} decorative fill />
                    </span>
                    <span>
                      <span className={styles['label']}>{label}</span>
                      <span className={styles['name']}>{room.title}</span>
                    </span>
                  </a>
                </li>
              ),
          )}
        </ul>
      </nav>
    </Band>
  )
}
