/** Files that others may be reading meanwhile. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Written aside and renamed, so that a reader sees a whole file or none. False when it cannot be written. */
export async function keepFile(file: string, bytes: Uint8Array): Promise<boolean> {
  const aside = `${file}.${process.pid}.part`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(aside, bytes)
    await rename(aside, file)
    return true
  } catch {
    await rm(aside, { force: true }).catch(() => null)
    return false
  }
}
