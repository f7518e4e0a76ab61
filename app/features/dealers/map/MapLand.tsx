/** The land under the marks. Drawing it is slow, so it is drawn beyond the frame, and again only when the camera rests or the edge of the drawing comes into view. */
import { memo, useCallback } from 'react'
import { useLayer, type Camera } from './camera.ts'
import { provinceSlugs } from '#domain/dealers/dealer-places.ts'
import { landPart, type LandPart } from './land.ts'
import type { MapStageProps } from './map-stage-props.ts'
import type { Size, View } from './map-view.ts'
import styles from './MapStage.module.css'

/** How many times as wide and high as the frame the land is drawn. */
const spread = 2
/** Scaled up farther than this, lines look wrong. */
const largestScale = 2.5

type MapLandProps = {
  camera: Camera
  size: Size
  /** The country that is set apart. */
  land: MapStageProps['land']
  /** The province that is set apart. */
  province: MapStageProps['province']
}

export function MapLand({ camera, size: { width, height }, ...apart }: MapLandProps) {
  const isUsable = useCallback(
    (drawn: View, now: View) => {
      const covers = (side: number, moved: number) =>
        side / 2 / now.k + Math.abs(moved) <= (side * spread) / 2 / drawn.k
      return now.k < drawn.k * largestScale && covers(width, now.x - drawn.x) && covers(height, now.y - drawn.y)
    },
    [width, height],
  )
  const { layer, drawn } = useLayer<SVGSVGElement>(camera, isUsable)
  const [wide, high] = [width * spread, height * spread]
  return (
    <svg
      ref={layer}
      width={wide}
      height={high}
      viewBox={`${drawn.x - wide / 2 / drawn.k} ${drawn.y - high / 2 / drawn.k} ${wide / drawn.k} ${high / drawn.k}`}
      className={styles['layer']}
      aria-hidden="true"
    >
      <Land {...apart} />
    </svg>
  )
}

/** Rendered once: only the view around it changes. */
const Land = memo(function Land({ land, province }: Pick<MapLandProps, 'land' | 'province'>) {
  const isAbroad = land === 'belgie' || land === 'duitsland'
  const chosen = provinceSlugs.find((slug) => slug === province)
  const draw = (part: LandPart, look: string = part) => <use href={landPart(part)} className={styles[look]} />
  return (
    <>
      {draw('surroundings')}
      {draw('belgie', 'surroundings')}
      {draw('duitsland', 'surroundings')}
      {isAbroad ? (
        <>
          {draw('netherlands', 'abroad')}
          {draw('outline', 'border')}
          {/* Here the borders are those of the neighbours, so the seam also covers our own drawing of them. */}
          {draw('seam')}
          {draw('belgie', 'border')}
          {draw('duitsland', 'border')}
          {draw(land, 'island')}
        </>
      ) : (
        <>
          {draw('seam')}
          {draw('netherlands')}
          {chosen && draw(chosen, 'chosen')}
          {draw('provinces')}
          {draw('outline')}
        </>
      )}
      {draw('island')}
    </>
  )
})
