/** Version of the content of this process: whatever was made from an earlier version is stale. */

let version = 0

export function contentVersion(): number {
  return version
}

/** Makes everything stale that was made from the content before. */
export function contentChanged(): void {
  version += 1
}
