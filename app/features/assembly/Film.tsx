/** A silent film with captions, loaded when it is played. */
import type { GuideFilm } from '#server/assembly/guides.ts'
import styles from './Film.module.css'

export function Film({ film, title }: { film: GuideFilm; title: string }) {
  return (
    <video
      className={styles['film']}
      controls
      muted
      playsInline
      preload="none"
      poster={film.poster ?? undefined}
      width={960}
      height={540}
      aria-label={`Film: ${title}`}
    >
      {film.sources.map((source) => (
        <source key={source.href} src={source.href} type={source.type} />
      ))}
      {film.captions !== null && <track default kind="captions" srcLang="nl" label="Nederlands" src={film.captions} />}
    </video>
  )
}
