/**
 * A link that shows a model in the room of the visitor, at its true size, by the viewer that comes with Android or iOS. Nothing of those viewers is
 * loaded here: the telephone opens them. Shown when the model is open, so that nothing on the page moves.
 */
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, ButtonLink } from '#app/ui/button/Button.tsx'
import type { ModelStage } from './model-stage.ts'
import { viewerAddress, type RoomFile } from './room-address.ts'

type RoomLinkProps = { file: RoomFile; stage: ModelStage }

export function RoomLink({ file, stage }: RoomLinkProps) {
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  if (document.createElement('a').relList.supports('ar')) return <QuickLookButton file={file} stage={stage} />
  // The viewer of Android fetches the file by itself, over https only.
  return /Android/.test(navigator.userAgent) && location.protocol === 'https:' ? (
    <ButtonLink look="text" href={viewerAddress(file, location.href)}>
      {label}
    </ButtonLink>
  ) : null
}

const label = 'Bekijk in uw badkamer'

function QuickLookButton({ file, stage }: RoomLinkProps) {
  const [hasFailed, setHasFailed] = useState(false)
  async function open() {
    try {
      const { usdzFile, openQuickLook } = await import('./quick-look.ts')
      const { object, measures } = stage.model()
      openQuickLook(await usdzFile({ object, floor: (measures?.floor ?? 0) / 1000, onWall: file.onWall }))
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <>
      <Button look="text" onClick={open}>
        {label}
      </Button>
      {hasFailed && <output>Het model kan hier niet worden geopend.</output>}
    </>
  )
}
