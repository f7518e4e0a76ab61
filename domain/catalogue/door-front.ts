/** What the door of a cabinet looks like in a collection (content/studio/furniture.py). Pure. */

type Front = { style: string; handle: string }

const styles = new Set(['groef-verticaal', 'groef-horizontaal', 'kader'])
const handles = new Set(['beugel', 'knop', 'lederen-lus'])

/** Style and handle of a door beside such drawers: it is flat where they are bent, and opens by a press where they have a grip of their own. */
export function doorFront({ style, handle }: Front): Front {
  return { style: styles.has(style) ? style : 'vlak', handle: handles.has(handle) ? handle : 'push' }
}
