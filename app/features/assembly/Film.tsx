/** A silent film with captions, loaded when it is played. Below the picture is room for the controls and captions, so that they cover nothing of it. */
import { useEffect, useRef, useState } from 'react'
import type { GuideFilm } from '#server/assembly/guides.ts'
import styles from './Film.module.css'

export function Film({ film, title }: { film: GuideFilm; title: string }) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasStarted, setHasStarted] = useState(false)
  // The button is gone: who pressed it goes on at the controls.
  useEffect(() => {
    if (hasStarted) video.current?.focus()
  }, [hasStarted])
  const start = () => {
    setHasStarted(true)
    video.current?.play().catch(() => undefined) // the controls are there to try again
  }
  return (
    <div className={styles['frame']}>
      <video
        ref={video}
        className={styles['film']}
        data-started={hasStarted || undefined}
        controls
        muted
        playsInline
        preload="none"
        poster={film.poster ?? undefined}
        width={960}
        height={720}
        aria-label={`Film: ${title}`}
      >
        {film.sources.map((source) => (
          <source key={source.href} src={source.href} type={source.type} />
        ))}
        {film.captions !== null && (
          <track default kind="captions" srcLang="nl" label="Nederlands" src={film.captions} />
        )}
      </video>
      {!hasStarted && (
        <button
          type="button"
          className={styles['start']}
          data-needs-js=""
          aria-label={`Speel de film: ${title}`}
          onClick={start}
        >
          {film.poster !== null && <img src={film.poster} width={960} height={540} loading="lazy" alt="" />}
          <span className={styles['words']}>Speel de film</span>
        </button>
      )}
    </div>
  )
}
