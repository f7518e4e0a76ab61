/** The address of a mirror: its code in lower case (docs/rules.md, Catalogues). 'M23-0' -> 'm23-0' */
export function mirrorSlug(code: string): string {
  return code.toLowerCase()
}
