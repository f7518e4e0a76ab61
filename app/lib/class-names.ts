/** The value of a class attribute; undefined parts are left out. */
export function classNames(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
