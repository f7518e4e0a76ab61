/** Where the dimension drawing of a mirror lies. */

/** Path under public/media of the drawing of the size with this article number. */
export function mirrorDrawingPath(article: string): string {
  return `tekeningen/spiegels/${article.toLowerCase()}.svg`
}
