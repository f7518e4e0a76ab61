/** Transitional: all data of a page goes along with it. */
export function carryLean(_data: object, _lean: () => unknown): void {}

export function standsInPage(_part: object): boolean {
  return false
}

export async function wholeData<TData extends object>(
  known: TData | null,
  _name: string,
  _ask: () => Promise<TData | null>,
): Promise<TData | null> {
  return known
}
