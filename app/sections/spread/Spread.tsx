/** A picture beside a text; a wide one runs to the edge of the window. Until it is made, the text alone. */
import { Enlargeable } from '#app/ui/gallery/Enlargeable.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionProps } from '../section-frame.ts'
import styles from './Spread.module.css'

export function Spread({ title, paragraphs, picture, side, width, link, frame }: SectionProps<'spread'>) {
  return (
    <Band {...frame}>
      {picture?.file && (
        <div className={styles['picture']} data-side={side} data-width={width}>
          <Enlargeable
            slot={picture}
            sizes={`(width<=700px) 100vw,${picture.ratio === '3/2' ? '(width<=900px) 60vw,' : ''}${width === 'wide' ? 51 : 46}vw`}
          />
        </div>
      )}
      <div className={styles['words']} data-side={picture?.file ? side : 'alone'} data-width={width}>
        <h2 className={styles['title']}>{title}</h2>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {link && (
          <p className={styles['link']}>
            <ButtonLink look="quiet" href={link.href}>
              {link.label}
            </ButtonLink>
          </p>
        )}
      </div>
    </Band>
  )
}
