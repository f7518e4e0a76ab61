/**
 * A link that shows a model in the room of the visitor, at its true size, by the viewer that comes with Android. Nothing of that viewer is loaded
 * here: the link names the file, and the telephone opens it. Shown when the model is open, so that nothing on the page moves.
 */
import { useHydrated } from '@tanstack/react-router'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { viewerAddress, type RoomFile } from './room-address.ts'

export function RoomLink({ file }: { file: RoomFile }) {
  // The viewer fetches the file by itself, over https only.
  const canOpen = useHydrated() && /Android/.test(navigator.userAgent) && location.protocol === 'https:'
  return canOpen ? (
    <ButtonLink look="text" href={viewerAddress(file, location.href)}>
      Bekijk in uw badkamer
    </ButtonLink>
  ) : null
}
