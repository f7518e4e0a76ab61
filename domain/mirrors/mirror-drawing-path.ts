/** Path under public/media of the dimension drawing of the size with this article number. */
export function mirrorDrawingPath(article: string): string {
  return `tekeningen/spiegels/${article.toLowerCase()}.svg`
}
