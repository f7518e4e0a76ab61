/** Writes files that others may be reading meanwhile. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes to a temporary file and renames it, so that a reader sees a whole file or none. False when it cannot be written. */
export async function writeFileWhole(file: string, bytes: Uint8Array): Promise<boolean> {
  const temporary = `${file}.${process.pid}.part`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(temporary, bytes)
    await rename(temporary, file)
    return true
  } catch {
    await rm(temporary, { force: true }).catch(() => null)
    return false
  }
}
