/** The views of a tall product beside each other on one base, which leaves less room empty than the top view under a narrow front. Pure. */
import type { DrawnViews } from './product-views.ts'

/** The same drawing where the front is not higher than front and side are wide. */
export function viewsInRow(drawing: DrawnViews): DrawnViews {
  const { views, measures, fontSize, box } = drawing
  const [front, side, top] = views
  if (!front || !side || !top || front.height <= front.width + side.width) return drawing
  const gap = side.x - front.width
  const [x, y] = [side.x + side.width + gap, front.height - top.height]
  return {
    views: [front, side, { ...top, x, y }],
    measures: measures.map((measure) =>
      measure.axis === 'vertical' && measure.from === top.y
        ? { ...measure, from: y, to: front.height, at: x + measure.at }
        : measure,
    ),
    fontSize,
    box: { ...box, width: box.width + gap + top.width, height: box.height - gap - top.height },
  }
}
