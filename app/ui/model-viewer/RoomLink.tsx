/**
 * A link that shows a model in the room of the visitor, at its true size, by the viewer that comes with Android. Nothing of that viewer is loaded
 * here: the link names the file, and the telephone opens it. Shown when the model is open, so that nothing on the page moves.
 */
import { useHydrated } from '@tanstack/react-router'
import { ButtonLink } from '#app/ui/button/Button.tsx'

/** `href`: path of the GLB. `onWall`: it hangs, and is placed on a wall. */
export type RoomFile = { href: string; name: string; onWall: boolean }

export function RoomLink({ file }: { file: RoomFile }) {
  // The viewer fetches the file by itself, over https only.
  const canOpen = useHydrated() && /Android/.test(navigator.userAgent) && location.protocol === 'https:'
  return canOpen ? (
    <ButtonLink look="text" href={viewerAddress(file, location.href)}>
      Bekijk in uw badkamer
    </ButtonLink>
  ) : null
}

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
