/** Where the files are that visitors send with requests. */
import { join, resolve } from 'node:path'
import type { Env } from '#server/env.ts'
import { createUploadStore, type UploadStore } from './upload-store.ts'

/** The files in PHOTOS_DIR, or below the folder of all data. */
export function openUploads(
  { dataDir, PHOTOS_DIR }: Pick<Env, 'PHOTOS_DIR'> & { dataDir: string },
  now: () => Date = () => new Date(),
): UploadStore {
  return createUploadStore(PHOTOS_DIR === undefined ? join(dataDir, 'photos') : resolve(PHOTOS_DIR), now)
}
