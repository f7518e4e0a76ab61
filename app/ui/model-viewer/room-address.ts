/** The address of a model in the viewer of Android. */

/** `href`: path of the GLB. `onWall`: it hangs, and is placed on a wall. */
export type RoomFile = { href: string; name: string; onWall: boolean }

/** The address that Android opens in its viewer; without that viewer it stays on `page`. */
export function viewerAddress({ href, name, onWall }: RoomFile, page: string): string {
  const params = new URLSearchParams({
    file: new URL(href, page).href,
    mode: 'ar_preferred',
    title: name,
    resizable: 'false',
    ...(onWall && { enable_vertical_placement: 'true' }),
  })
  return `intent://arvr.google.com/scene-viewer/1.2?${params}#Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;S.browser_fallback_url=${encodeURIComponent(page)};end;`
}
