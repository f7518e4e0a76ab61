/** Where the photographs of service requests are. */
import { join, resolve } from 'node:path'
import type { Env } from '#server/env.ts'
import { createPhotoStore, type PhotoStore } from './photo-store.ts'

/** The photographs in PHOTOS_DIR, or below the folder of all data. */
export function openPhotos(
  { dataDir, PHOTOS_DIR }: Pick<Env, 'PHOTOS_DIR'> & { dataDir: string },
  now: () => Date = () => new Date(),
): PhotoStore {
  return createPhotoStore(PHOTOS_DIR === undefined ? join(dataDir, 'photos') : resolve(PHOTOS_DIR), now)
}
