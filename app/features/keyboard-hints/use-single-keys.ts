/** The setting for shortcuts of a single character, for who changes it. */
import { useSyncExternalStore } from 'react'
import { singleKeys } from './single-key-store.ts'

/** The setting and the way to change it; on, on the server. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(singleKeys.subscribe, singleKeys.get, () => true), singleKeys.set]
}
